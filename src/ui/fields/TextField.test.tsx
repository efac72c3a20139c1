import { act, fireEvent, screen } from '@testing-library/react';
import { watchPresses } from '../presses/whenReleased';
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

test('an error appears when the field loses the focus, as the description of the input', async () => {
  const { user } = renderField(
    <TextField name="email" label="Email" hint="As in your letter." />,
    { email: '' },
    required,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).toHaveAccessibleDescription('As in your letter.');
  await user.click(input);
  await user.tab();
  expect(await screen.findByText('Please enter your email.')).toBeVisible();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('As in your letter. Please enter your email.');
});

test('the error of a field that is left by a press appears when the press has ended (rule: no-lost-press)', async () => {
  const stopWatching = watchPresses(document);
  renderField(<TextField name="email" label="Email" />, { email: '' }, required);
  const input = screen.getByRole('textbox', { name: 'Email' });
  input.focus();
  fireEvent.mouseDown(document.body);
  await act(async () => input.blur());
  expect(input).not.toHaveAttribute('aria-invalid');
  fireEvent.click(document.body);
  expect(await screen.findByText('Please enter your email.')).toBeVisible();
  stopWatching();
});

test('an error appears when the form is submitted, and disappears when the value is corrected', async () => {
  const { user, submit, onSubmit } = renderField(
    <TextField name="email" label="Email" />,
    { email: '' },
    required,
  );
  await submit();
  expect(screen.getByText('Please enter your email.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a');
  expect(screen.queryByText('Please enter your email.')).not.toBeInTheDocument();
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
    {
      notes: '',
    },
  );
  await user.type(screen.getByRole('textbox', { name: 'Special instructions' }), 'One{enter}two');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ notes: 'One\ntwo' });
});
