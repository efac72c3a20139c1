import { type ComponentProps, type FormEvent, useState } from 'react';
import type { Controls } from '../controls';
import { InputField } from './fields';

interface SettingFieldProps extends Omit<ComponentProps<typeof InputField>, 'onChange' | 'value'> {
  controls: Controls;
  /** The parameter of a link that the field sets. */
  name: string;
  /** An example of a text. */
  example?: string;
  /** The text until the tester types another one. Default: the text in the link to the current situation. */
  value?: string;
}

/** A field for a parameter of a link. A text with problems stays in the field. */
export function SettingField({ controls, name, label, example, value, ...input }: SettingFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const text = typed ?? value ?? controls.texts()[name] ?? '';

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = controls.set({ [name]: text });
    setProblems(found);
    if (found.length === 0) setTyped(null);
  }

  return (
    <form className="row" onSubmit={submit}>
      <InputField className="grow" {...input} label={`${label} (${name})`} value={text} onChange={setTyped} />
      <button type="submit" aria-label={`Set ${name}`}>
        Set
      </button>
      {example === undefined ? null : <p className="message">{`Example: ${example}`}</p>}
      <div role="alert" className="bad message">
        {problems.join(' ')}
      </div>
    </form>
  );
}
