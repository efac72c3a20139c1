import { useId, useState, type FormEvent } from 'react';
import { InputField } from './fields';

interface TextSettingProps {
  label: string;
  /** A value and what it does. */
  example: string;
  /** The value as a link writes it. */
  value: string;
  /** Applies the text, or returns sentences about what it does not understand. */
  apply: (text: string) => string[];
}

/** A setting that is edited as the text of its link parameter. */
export function TextSetting({ label, example, value, apply }: TextSettingProps) {
  const exampleId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = apply(typed ?? '');
    setProblems(found);
    if (found.length === 0) setTyped(null);
  }

  return (
    <form className="row" onSubmit={submit}>
      <InputField
        className="grow"
        label={label}
        aria-describedby={exampleId}
        value={typed ?? value}
        onChange={setTyped}
      />
      <button type="submit" disabled={typed === null}>
        Apply
      </button>
      <p id={exampleId} className="message">{`Example: ${example}`}</p>
      <div role="alert" className="bad message">
        {problems.join(' ')}
      </div>
    </form>
  );
}
