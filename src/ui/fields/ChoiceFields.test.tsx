import { screen, within } from '@testing-library/react';
import { CheckboxField } from './CheckboxField';
import { SelectField } from './SelectField';
import { renderField } from './testFormFixture';
import { YesNoField } from './YesNoField';

test('a select submits the chosen option and disables the unavailable one', async () => {
  const { user, submit, onSubmit } = renderField(
    <SelectField
      name="part"
      label="Part"
      options={[
        { value: 'full', label: 'Full Parsha (not available)', disabled: true },
        { value: '1st', label: '1st Half' },
        { value: '2nd', label: '2nd Half' },
      ]}
    />,
    { part: '1st' },
  );
  const select = screen.getByRole('combobox', { name: 'Part' });
  expect(screen.getByRole('option', { name: 'Full Parsha (not available)' })).toBeDisabled();
  await user.selectOptions(select, '2nd Half');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ part: '2nd' });
});

test('a checkbox submits a boolean', async () => {
  const { user, submit, onSubmit } = renderField(<CheckboxField name="anonymous" label="Anonymous" />, {
    anonymous: false,
  });
  await user.click(screen.getByText('Anonymous'));
  expect(screen.getByRole('checkbox', { name: 'Anonymous' })).toBeChecked();
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ anonymous: true });
});

test('a checkbox shows its validation error', async () => {
  const { submit } = renderField(
    <CheckboxField name="terms" label="I accept" />,
    { terms: false },
    (values) => (values['terms'] === true ? {} : { terms: 'Please accept the terms and conditions.' }),
  );
  await submit();
  const box = screen.getByRole('checkbox', { name: 'I accept' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please accept the terms and conditions.');
});

test('a yes/no field is a group named by its question, and submits a boolean', async () => {
  const { user, submit, onSubmit } = renderField(
    <YesNoField name="breaker" label="Leave the breaker on?" />,
    { breaker: false },
  );
  const group = screen.getByRole('group', { name: 'Leave the breaker on?' });
  expect(within(group).getByRole('radio', { name: 'No' })).toBeChecked();
  await user.click(within(group).getByRole('radio', { name: 'Yes' }));
  expect(within(group).getByRole('radio', { name: 'Yes' })).toBeChecked();
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ breaker: true });
});

test('a yes/no field changes with the arrow keys', async () => {
  const { user } = renderField(<YesNoField name="heat" label="Leave the heat on?" />, { heat: false });
  await user.tab();
  expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
});
