import { screen } from '@testing-library/react';
import { PasswordField } from './PasswordField';
import { renderField } from './testFormFixture';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

const required = (values: Record<string, unknown>) =>
  values['email'] ? {} : { email: 'Please enter your email.' };

test('a text field has its label and placeholder, and submits the typed text', async () => {
  const { user, submit, onSubmit } = renderField(
    <TextField name="email" label="Email address" type="email" placeholder="Email address" />,
    { email: '' },
  );
  const input = screen.getByRole('textbox', { name: 'Email address' });
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toHaveAttribute('placeholder', 'Email address');
  await user.type(input, 'shira@pinehollow.example');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ email: 'shira@pinehollow.example' });
});

test('a field that is left shows no error before the form is submitted (rule: no-lost-press)', async () => {
  const { user, submit } = renderField(
    <TextField name="email" label="Email" hint="As in your letter." />,
    { email: '' },
    required,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('As in your letter.');
  await user.type(input, 'a');
  await user.clear(input);
  await user.tab();
  expect(input).not.toHaveAttribute('aria-invalid');
  await submit();
  expect(screen.getByText('Please enter your email.')).toBeVisible();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('As in your letter. Please enter your email.');
});

test('an error appears when the form is submitted, and follows the typing from then on', async () => {
  const { user, submit, onSubmit } = renderField(
    <TextField name="email" label="Email" />,
    { email: '' },
    required,
  );
  await submit();
  expect(screen.getByText('Please enter your email.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  const input = screen.getByRole('textbox', { name: 'Email' });
  await user.type(input, 'a');
  expect(screen.queryByText('Please enter your email.')).not.toBeInTheDocument();
  await user.clear(input);
  expect(screen.getByText('Please enter your email.')).toBeVisible();
});

test('a field for words takes the direction of what is typed, one for an address, a number or a code does not', () => {
  renderField(
    <>
      <TextField name="firstName" label="First name" />
      <TextAreaField name="instructions" label="Special instructions" />
      <TextField name="email" label="Email" type="email" />
      <TextField name="phone" label="Phone" type="tel" />
      <TextField name="code" label="Combination code" width="medium" />
    </>,
    { firstName: '', instructions: '', email: '', phone: '', code: '' },
  );
  const directions = screen.getAllByRole('textbox').map((field) => field.getAttribute('dir'));
  expect(directions).toEqual(['auto', 'auto', null, null, null]);
});

test('a code and the name of an account are typed as they are (rule: typed-as-it-is)', () => {
  renderField(
    <>
      <TextField name="firstName" label="First name" />
      <TextField name="email" label="Email" type="email" />
      <TextField name="username" label="Username" autoComplete="username" />
      <TextField name="code" label="Combination code" width="medium" />
      <PasswordField name="password" label="Password" />
    </>,
    { firstName: '', email: '', username: '', code: '', password: '' },
  );
  const corrected = ['First name', 'Email', 'Username', 'Combination code', 'Password'].filter((label) => {
    const input = screen.getByLabelText(label);
    const names = ['autocorrect', 'autocapitalize', 'spellcheck'];
    return names.map((name) => input.getAttribute(name)).join(' ') !== 'off none false';
  });
  expect(corrected).toEqual(['First name']);
});

test('a text field can be read-only and disabled', () => {
  renderField(
    <>
      <TextField name="unit" label="Unit" readOnly />
      <TextField name="username" label="Username" disabled />
    </>,
    { unit: '12', username: 'demo' },
  );
  expect(screen.getByRole('textbox', { name: 'Unit' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Username' })).toBeDisabled();
});

test('a text area submits several lines', async () => {
  const { user, submit, onSubmit } = renderField(
    <TextAreaField name="notes" label="Special instructions" />,
    { notes: '' },
  );
  await user.type(screen.getByRole('textbox', { name: 'Special instructions' }), 'One{enter}two');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ notes: 'One\ntwo' });
});
