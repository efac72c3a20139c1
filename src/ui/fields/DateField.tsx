import { FieldFrame } from './FieldFrame';
import { useFieldParts } from './useFieldParts';

type DateFieldProps = {
  name: string;
  label: string;
  min?: string;
  max?: string;
};

/** The value is a calendar day as 'YYYY-MM-DD', or '' while the input is empty or incomplete. */
export function DateField({ name, label, ...input }: DateFieldProps) {
  const { value, control, error, ids } = useFieldParts<string>(name);
  return (
    <FieldFrame label={label} error={error} ids={ids}>
      <input
        className="field__control field__control--medium"
        type="date"
        {...input}
        defaultValue={value}
        {...control}
      />
    </FieldFrame>
  );
}
