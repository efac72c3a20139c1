import { fireEvent, screen } from '@testing-library/react';
import { DateField } from './DateField';
import { renderField } from './testFormFixture';
import { NumberField } from './NumberField';

test('a number field submits a number', async () => {
  const { user, submit, onSubmit } = renderField(<NumberField name="heat" label="Heat temperature (°F)" />, {
    heat: '',
  });
  await user.type(screen.getByLabelText('Heat temperature (°F)'), '55');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ heat: 55 });
});

test("an empty number field submits ''", async () => {
  const { user, submit, onSubmit } = renderField(<NumberField name="heat" label="Heat" />, { heat: 55 });
  await user.clear(screen.getByLabelText('Heat'));
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ heat: '' });
});

test('a date field has its bounds and submits the chosen day', async () => {
  const { submit, onSubmit } = renderField(
    <DateField name="startDate" label="Start date" min="2026-10-30" max="2026-11-15" />,
    { startDate: '2026-10-30' },
  );
  const input = screen.getByLabelText('Start date');
  expect(input).toHaveAttribute('min', '2026-10-30');
  expect(input).toHaveAttribute('max', '2026-11-15');
  fireEvent.change(input, { target: { value: '2026-11-02' } });
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ startDate: '2026-11-02' });
});
