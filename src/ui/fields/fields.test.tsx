import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CheckboxField } from './CheckboxField';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { renderField } from './testFormFixture';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';
import { YesNoField } from './YesNoField';

const parts = ['1st Half', '2nd Half'].map((label) => ({ value: label.slice(0, 3), label }));
const full = { value: 'full', label: 'Full Parsha (not available)', disabled: true };
const type = (text: string) => (user: UserEvent) => user.type(screen.getByRole('textbox'), text);
const choose = (option: string) => (user: UserEvent) =>
  user.selectOptions(screen.getByRole('combobox'), option);
const press = (label: string) => (user: UserEvent) => user.click(screen.getByLabelText(label));
const pickDay = (value: string) => () =>
  fireEvent.change(screen.getByLabelText('Day'), { target: { value } });

const email = () => <TextField name="field" label="Email" type="email" />;
const notes = () => <TextAreaField name="field" label="Notes" />;
// The field is a text box: the mouse wheel cannot change its number (rule: no-number-by-itself).
const heat = () => <TextField name="field" label="Heat" inputMode="numeric" />;
const day = () => <TextField name="field" type="date" label="Day" />;
const part = () => <SelectField name="field" label="Part" options={[full, ...parts]} />;
const anonymous = () => <CheckboxField name="field" label="Anonymous" />;
const breaker = () => <YesNoField name="field" label="Leave the breaker on?" />;

test.each<[string, () => ReactNode, unknown, (user: UserEvent) => unknown, unknown]>([
  ['the typed text', email, '', type('a@b.co'), 'a@b.co'],
  ['several lines', notes, '', type('One{enter}two'), 'One\ntwo'],
  ['a number as typed', heat, '', type('5,5'), '5,5'],
  ['the chosen day', day, '2026-10-30', pickDay('2026-11-02'), '2026-11-02'],
  ['the chosen option', part, '1st', choose('2nd Half'), '2nd'],
  ['whether its box is ticked', anonymous, false, press('Anonymous'), true],
  ['the answer to its question', breaker, false, press('Yes'), true],
])('a field submits %s', async (_what, field, before, enter, sent) => {
  const { user, submit, onSubmit } = renderField(field(), { field: before });
  await enter(user);
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ field: sent });
});

test('fields have the attributes that their props set', () => {
  renderField(
    <>
      <TextField name="email" label="Email" type="email" placeholder="Your email" />
      <TextField name="heat" label="Heat" inputMode="numeric" />
      <TextField name="day" label="Day" type="date" min="2026-10-30" max="2026-11-15" />
      <TextField name="unit" label="Unit" readOnly />
      <TextField name="username" label="Username" disabled />
      <SelectField name="part" label="Part" options={[full, ...parts]} />
      <YesNoField name="breaker" label="Leave the breaker on?" />
    </>,
    { email: '', heat: '', day: '', unit: '12', username: 'demo', part: '1st', breaker: false },
  );
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Email')).toHaveAttribute('placeholder', 'Your email');
  expect(screen.getByLabelText('Heat')).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText('Day')).toHaveAttribute('min', '2026-10-30');
  expect(screen.getByLabelText('Day')).toHaveAttribute('max', '2026-11-15');
  expect(screen.getByLabelText('Unit')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Username')).toBeDisabled();
  expect(screen.getByRole('option', { name: full.label })).toBeDisabled();
  const question = screen.getByRole('group', { name: 'Leave the breaker on?' });
  expect(within(question).getByRole('radio', { name: 'No' })).toBeChecked();
});

test('a yes/no field changes with the arrow keys', async () => {
  const { user } = renderField(<YesNoField name="heat" label="Leave the heat on?" />, { heat: false });
  await user.tab();
  expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('a checkbox shows its validation error', async () => {
  const error = 'Please accept the terms and conditions.';
  const { submit } = renderField(<CheckboxField name="terms" label="I accept" />, { terms: false }, () => ({
    terms: error,
  }));
  await submit();
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(error);
});

test('a text field shows its error after a submit, not when it is left, and follows the typing from then on (rule: no-lost-press)', async () => {
  const { user, submit, onSubmit } = renderField(
    <TextField name="email" label="Email" hint="As in your letter." />,
    { email: '' },
    (values) => (values['email'] ? {} : { email: 'Please enter your email.' }),
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
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(input, 'a');
  expect(screen.queryByText('Please enter your email.')).not.toBeInTheDocument();
  await user.clear(input);
  expect(screen.getByText('Please enter your email.')).toBeVisible();
});

test('fields for words and the username take the direction of the text; only words may be corrected (rule: typed-as-it-is)', () => {
  renderField(
    <>
      <TextField name="firstName" label="First name" />
      <TextAreaField name="instructions" label="Instructions" />
      <TextField name="email" label="Email" type="email" />
      <TextField name="phone" label="Phone" type="tel" />
      <TextField name="username" label="Username" autoComplete="username" />
      <TextField name="code" label="Code" width="medium" />
      <PasswordField name="password" label="Password" />
    </>,
    { firstName: '', instructions: '', email: '', phone: '', username: '', code: '', password: '' },
  );
  const names = ['dir', 'autocorrect', 'autocapitalize', 'spellcheck'];
  const attributesOf = (label: string) => {
    const field = screen.getByLabelText(label);
    return names.map((name) => field.getAttribute(name) ?? '').join(' ');
  };
  expect(['First name', 'Instructions', 'Username'].map(attributesOf)).toEqual([
    'auto   ',
    'auto   ',
    'auto off none false',
  ]);
  expect(['Email', 'Code', 'Password'].map(attributesOf)).toEqual(Array(3).fill(' off none false'));
  expect(screen.getByLabelText('Phone')).not.toHaveAttribute('dir');
});

test('a password field tells password managers the rules; its button shows and hides the password and does not submit', async () => {
  const field = <PasswordField name="password" label="Password" autoComplete="new-password" />;
  const { user, onSubmit } = renderField(field, { password: '' });
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8;'));
  await user.type(input, 'Shabbos1');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Shabbos1');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(onSubmit).not.toHaveBeenCalled();
});
