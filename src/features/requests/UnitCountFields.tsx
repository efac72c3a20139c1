import { SelectField } from '../../ui/fields/SelectField';
import { countOptions, unitCounts } from './requestFields';

export function UnitCountFields() {
  return (
    <div className="form-row">
      {unitCounts.map(({ name, label, max }) => (
        <SelectField key={name} name={name} label={label} options={countOptions(max)} />
      ))}
    </div>
  );
}
