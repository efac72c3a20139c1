import { useId, useState, type ComponentProps, type FormEvent } from 'react';
import type { Parameter } from '../links/parameters';
import { InputField } from './fields';

interface ApplyFieldProps extends Omit<ComponentProps<typeof InputField>, 'onChange'> {
  value: string;
  /** The text of the button. */
  button?: string;
  /** A value and what it does. Only a field with an example shows problems. */
  example?: string;
  /** Applies the text, or returns sentences about what it does not understand. */
  apply: (text: string) => string[];
}

/** A field that is applied with a button. A text with problems stays in the field. */
export function ApplyField({ value, button = 'Apply', example, apply, ...input }: ApplyFieldProps) {
  const exampleId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const text = typed ?? value;

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = apply(text);
    setProblems(found);
    if (found.length === 0) setTyped(null);
  }

  return (
    <form className="row" onSubmit={submit}>
      <InputField
        {...input}
        className="grow"
        aria-describedby={example === undefined ? undefined : exampleId}
        value={text}
        onChange={setTyped}
      />
      <button type="submit" disabled={input.required === true ? text === '' : typed === null}>
        {button}
      </button>
      {example === undefined ? null : (
        <>
          <p id={exampleId} className="message">{`Example: ${example}`}</p>
          <div role="alert" className="bad message">
            {problems.join(' ')}
          </div>
        </>
      )}
    </form>
  );
}

/** Reads a text as the value of a link parameter. Passes the value on, or returns what is wrong with the text. */
export const applyText =
  <Value,>({ read }: Parameter<Value>, now: number, use: (value: Value) => void) =>
  (text: string): string[] => {
    const problems: string[] = [];
    const value = read(text, (problem) => problems.push(problem), now);
    if (problems.length === 0) use(value);
    return problems;
  };
