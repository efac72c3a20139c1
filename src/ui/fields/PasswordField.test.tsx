import { screen } from '@testing-library/react';
import { renderField } from './testFormFixture';
import { PasswordField } from './PasswordField';

test('the button shows and hides the password, and the typed text stays', async () => {
  const { user } = renderField(<PasswordField name="password" label="Password" />, { password: '' });
  const input = screen.getByLabelText('Password');
  await user.type(input, 'Shabbos1');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Shabbos1');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('the button does not submit the form', async () => {
  const { user, onSubmit } = renderField(<PasswordField name="password" label="Password" />, {
    password: 'x',
  });
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
