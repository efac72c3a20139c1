import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CheckboxField } from '../fields/CheckboxField';
import { CountStepper } from '../fields/CountStepper';
import { PasswordField } from '../fields/PasswordField';
import { SelectField } from '../fields/SelectField';
import { renderField } from '../fields/testFormFixture';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { YesNoField } from '../fields/YesNoField';
import { Form } from './Form';

/** Fills fields as some password managers do: without any event. */
function fillSilently(name: string, value: string): void {
  for (const control of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
    if (control.type === 'checkbox') control.checked = value === 'true';
    else if (control.type === 'radio') control.checked = control.value === value;
    else control.value = value;
  }
}

const options = ['1', '2', '3'].map((value) => ({ value, label: value }));

const fields = (
  <>
    <TextField name="text" label="Text" />
    <PasswordField name="password" label="Password" />
    <TextAreaField name="area" label="Area" />
    <TextField name="date" type="date" label="Date" />
    <SelectField name="select" label="Select" options={options} />
    <CheckboxField name="check" label="Check" />
    <YesNoField name="yesNo" label="Sure?" />
    <CountStepper name="count" label="Count" min={1} max={40} />
    <TextField name="readOnly" label="Read-only" readOnly />
  </>
);

const empty = {
  text: '',
  password: '',
  area: '',
  date: '',
  select: '1',
  check: false,
  yesNo: false,
  count: 1,
};
const initial = { ...empty, readOnly: 'fixed' };
const texts = { text: 'a', password: 'b', area: 'c', date: '2026-11-02', select: '2' };
const filled = { ...texts, check: true, yesNo: true, count: 5 };

describe('fields that are filled without an event (rule: shown-is-sent)', () => {
  it('are sent as the page shows them', async () => {
    const { submit, onSubmit } = renderField(fields, initial);
    for (const [name, value] of Object.entries(filled)) fillSilently(name, String(value));
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({ ...initial, ...filled });
  });

  it('send neither a read-only field that a script has changed nor a text that is not a number', async () => {
    const { submit, onSubmit } = renderField(fields, initial);
    fillSilently('readOnly', 'changed');
    fillSilently('count', 'many');
    await submit();
    expect(onSubmit).toHaveBeenCalledWith(initial);
    expect(screen.getByRole('spinbutton')).toHaveValue('1');
  });
});

const form = (onSubmit: (values: { name: string }) => void) => (
  <Formik initialValues={{ name: '' }} onSubmit={(values) => onSubmit(values)}>
    <Form>
      <TextField name="name" label="Name" />
      <button type="submit">Send</button>
    </Form>
  </Formik>
);

it('keeps and sends what was filled in before React hydrated the page (rule: shown-is-sent)', async () => {
  const onSubmit = jest.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form(onSubmit));
  fillSilently('name', 'dem');
  await act(async () => hydrateRoot(container, form(onSubmit)));
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Name'), 'o');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'demo' }));
  container.remove();
});

it('a form puts nothing into the address when a script submits it (rule: nothing-in-the-address)', () => {
  render(form(jest.fn()));
  expect(screen.getByLabelText('Name').closest('form')).toHaveAttribute('method', 'post');
});
