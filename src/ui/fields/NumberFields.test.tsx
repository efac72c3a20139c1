import { fireEvent, screen } from '@testing-library/react';
import { renderField } from './testFormFixture';
import { TextField } from './TextField';

test('a number field submits its text as typed, and has no wheel (rule: no-number-by-itself)', async () => {
  const { user, submit, onSubmit } = renderField(
    <TextField name="heat" label="Heat temperature (°F)" inputMode="numeric" />,
    { heat: '' },
  );
  const input = screen.getByRole('textbox', { name: 'Heat temperature (°F)' });
  expect(input).toHaveAttribute('inputmode', 'numeric');
  await user.type(input, '5,5');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ heat: '5,5' });
});

test('a date field has its bounds and submits the chosen day', async () => {
  const { submit, onSubmit } = renderField(
    <TextField name="startDate" type="date" label="Start date" min="2026-10-30" max="2026-11-15" />,
    { startDate: '2026-10-30' },
  );
  const input = screen.getByLabelText('Start date');
  expect(input).toHaveAttribute('min', '2026-10-30');
  expect(input).toHaveAttribute('max', '2026-11-15');
  fireEvent.change(input, { target: { value: '2026-11-02' } });
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ startDate: '2026-11-02' });
});
