import { FieldFrame, useFieldParts } from './FieldFrame';

type TextAreaFieldProps = { name: string; label: string };

export function TextAreaField({ name, label }: TextAreaFieldProps) {
  const { value, control, notes } = useFieldParts<string>(name);
  return (
    <FieldFrame label={label} notes={notes}>
      <textarea className="field__control" rows={3} defaultValue={value} {...control} />
    </FieldFrame>
  );
}
