import { FieldFrame, useFieldParts } from './FieldFrame';

export function TextAreaField({ name, label }: { name: string; label: string }) {
  const { value, control, notes } = useFieldParts<string>(name);
  return (
    <FieldFrame label={label} notes={notes}>
      <textarea className="field__control" dir="auto" rows={3} value={value} {...control} />
    </FieldFrame>
  );
}
