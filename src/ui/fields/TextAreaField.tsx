import { FieldFrame } from './FieldFrame';
import { useFieldParts } from './useFieldParts';

type TextAreaFieldProps = { name: string; label: string };

export function TextAreaField({ name, label }: TextAreaFieldProps) {
  const { value, control, error, ids } = useFieldParts<string>(name);
  return (
    <FieldFrame label={label} error={error} ids={ids}>
      <textarea className="field__control" rows={3} defaultValue={value} {...control} />
    </FieldFrame>
  );
}
