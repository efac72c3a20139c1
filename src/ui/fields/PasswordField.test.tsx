import { screen } from '@testing-library/react';
import { PasswordField } from './PasswordField';
import { renderField } from './testFormFixture';

test('tells password managers the rules; the button shows and hides the typed password', async () => {
  const field = <PasswordField name="password" label="Password" autoComplete="new-password" />;
  const { user } = renderField(field, { password: '' });
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8;'));
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
