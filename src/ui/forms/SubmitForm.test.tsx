import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SubmissionResult } from '../../lib/submission';
import { TextField } from '../fields/TextField';
import { FormSubmitButton, SubmitForm } from './SubmitForm';
import { UnsavedInput, UnsavedInputContext } from './unsavedInput';

interface Values {
  name: string;
}

type Attempt = { sent: [Values] | null; isAccepted: boolean; isPending: boolean };

const untried: Attempt = { sent: null, isAccepted: false, isPending: false };

/** Renders a form with one field. Its submissions stay pending until the test calls `answer`. */
function renderForm(options: Partial<Parameters<typeof SubmitForm<Values>>[0]> = {}, before = untried) {
  const answers: ((result: SubmissionResult) => void)[] = [];
  const submit = jest.fn(
    (_values: Values) =>
      new Promise<SubmissionResult>((resolve) => {
        answers.push(resolve);
      }),
  );
  const unsavedInput = new UnsavedInput();
  /** Like `useSubmission`, counts a submit during another one as the same. */
  function Form() {
    const [attempt, setAttempt] = useState(before);
    const send = async (values: Values) => {
      setAttempt((last) => (last.isPending ? last : { ...untried, sent: [values], isPending: true }));
      const result = await submit(values);
      setAttempt((last) => ({ ...last, isPending: false, isAccepted: result === 'done' }));
      return result;
    };
    return (
      <SubmitForm initialValues={{ name: 'first' }} submission={{ submit: send, ...attempt }} {...options}>
        <TextField name="name" label="Name" />
        <FormSubmitButton>Send</FormSubmitButton>
      </SubmitForm>
    );
  }
  render(
    <UnsavedInputContext value={unsavedInput}>
      <Form />
    </UnsavedInputContext>,
  );
  const field = screen.getByLabelText('Name');
  return {
    submit,
    field,
    unsavedInput,
    user: userEvent.setup({ delay: null }),
    type: (text: string) => act(async () => fireEvent.change(field, { target: { value: text } })),
    submitForm: () => act(async () => fireEvent.submit(field)),
    answer: (result: SubmissionResult) => act(async () => answers.forEach((resolve) => resolve(result))),
  };
}

const button = () => screen.getByRole('button', { name: 'Send' });

it('submits its values, and is disabled until the answer', async () => {
  const { submit, type, user, answer } = renderForm();
  await type('second');
  await user.click(button());
  expect(submit.mock.calls).toEqual([[{ name: 'second' }]]);
  expect(button()).toBeDisabled();
  await answer('refused');
  expect(button()).toBeEnabled();
});

it('keeps the typed values after success', async () => {
  const { type, submitForm, answer, field } = renderForm();
  await type('second');
  await submitForm();
  await type('third');
  await answer('done');
  expect(field).toHaveValue('third');
});

it("shows the sent values after success with valuesAfterSuccess 'sent'", async () => {
  const { type, submitForm, answer, field } = renderForm({ valuesAfterSuccess: 'sent' });
  await type('second');
  await submitForm();
  await type('third');
  await answer('done');
  await waitFor(() => expect(field).toHaveValue('second'));
});

it('shows the values of the first submit when a second one follows before the answer', async () => {
  const { type, submitForm, answer, field } = renderForm({ valuesAfterSuccess: 'sent' });
  await type('second');
  await submitForm();
  await type('third');
  await submitForm();
  await answer('done');
  await waitFor(() => expect(field).toHaveValue('second'));
});

it("shows the initial values after success with valuesAfterSuccess 'initial'", async () => {
  const { type, submitForm, answer, field } = renderForm({ valuesAfterSuccess: 'initial' });
  await type('second');
  await submitForm();
  await answer('done');
  await waitFor(() => expect(field).toHaveValue('first'));
});

it.each(['sent', 'initial'] as const)(
  "keeps the typed values after a failure with valuesAfterSuccess '%s'",
  async (valuesAfterSuccess) => {
    const { type, submitForm, answer, field } = renderForm({ valuesAfterSuccess });
    await type('second');
    await submitForm();
    await type('third');
    await answer('refused');
    expect(field).toHaveValue('third');
  },
);

it('shows what was sent before the form was left, and is disabled while that has no answer', () => {
  const { field } = renderForm({}, { ...untried, sent: [{ name: 'second' }], isPending: true });
  expect(field).toHaveValue('second');
  expect(button()).toBeDisabled();
});

it('submits the current values again after a failure', async () => {
  const { submit, type, submitForm, answer } = renderForm();
  await submitForm();
  await answer('refused');
  await type('second');
  await submitForm();
  expect(submit.mock.calls).toEqual([[{ name: 'first' }], [{ name: 'second' }]]);
});

it('does nothing on a submit that canSubmit rejects', async () => {
  const { submit, submitForm } = renderForm({ canSubmit: ({ name }) => name !== 'first' });
  await submitForm();
  expect(submit).not.toHaveBeenCalled();
  expect(button()).toBeEnabled();
});

it('reports unsaved input while it is dirty, until the values are accepted', async () => {
  const { unsavedInput, type, submitForm, answer } = renderForm();
  expect(unsavedInput.isAny()).toBe(false);
  await type('second');
  expect(unsavedInput.isAny()).toBe(true);
  await submitForm();
  expect(unsavedInput.isAny()).toBe(true);
  await answer('done');
  expect(unsavedInput.isAny()).toBe(false);
});

it('reports nothing with reportsUnsaved: false', async () => {
  const { unsavedInput, type } = renderForm({ reportsUnsaved: false });
  await type('second');
  expect(unsavedInput.isAny()).toBe(false);
});
