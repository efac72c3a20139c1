import { act, fireEvent, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { type ComponentProps, useState } from 'react';
import * as yup from 'yup';
import { BusyButton } from '../feedback/BusyButton';
import { TextField } from '../fields/TextField';
import { Drafts, DraftsContext } from './drafts';
import { Form } from './Form';
import { UnsavedInput, UnsavedInputContext } from './unsavedInput';

type Values = { name: string };

type Attempt = { sent: Values | null; isAccepted: boolean; isPending: boolean };

const untried: Attempt = { sent: null, isAccepted: false, isPending: false };

const schema = yup.object({ name: yup.string().required('Please enter your name.') });

/** Renders a form with one field, and imitates `useSubmission`: an attempt stays pending until the test calls `answer`. */
function renderForm(options: Partial<ComponentProps<typeof Form>> = {}, before = untried) {
  const onSubmit = jest.fn();
  const answers: ((isAccepted: boolean) => void)[] = [];
  const unsavedInput = new UnsavedInput();
  const drafts = new Drafts();
  function TestForm() {
    const [attempt, setAttempt] = useState(before);
    const send = (sent: Values) => {
      onSubmit(sent);
      answers.push((isAccepted) => setAttempt((last) => ({ ...last, isPending: false, isAccepted })));
      setAttempt((last) => (last.isPending ? last : { sent, isAccepted: false, isPending: true }));
    };
    return (
      <Formik initialValues={{ name: 'first' }} validationSchema={schema} onSubmit={send}>
        <Form sent={attempt.sent} isAccepted={attempt.isAccepted} {...options}>
          <TextField name="name" label="Name" />
          <BusyButton isPending={attempt.isPending}>Send</BusyButton>
        </Form>
      </Formik>
    );
  }
  const show = () =>
    render(
      <DraftsContext value={drafts}>
        <UnsavedInputContext value={unsavedInput}>
          <TestForm />
        </UnsavedInputContext>
      </DraftsContext>,
    );
  let { unmount } = show();
  const currentField = () => screen.getByLabelText('Name');
  return {
    onSubmit,
    unsavedInput,
    field: currentField(),
    currentField,
    type: (text: string) => act(async () => fireEvent.change(currentField(), { target: { value: text } })),
    submit: () => act(async () => fireEvent.submit(currentField())),
    answer: (isAccepted: boolean) => act(async () => answers.at(-1)?.(isAccepted)),
    leaveAndReturn: () => {
      unmount();
      ({ unmount } = show());
    },
  };
}

const button = () => screen.getByRole('button', { name: 'Send' });

it('submits its values, and is disabled until the answer', async () => {
  const { onSubmit, type, submit, answer } = renderForm();
  await type('second');
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ name: 'second' }]]);
  expect(button()).toBeDisabled();
  await answer(false);
  expect(button()).toBeEnabled();
});

it('focuses the first field with an error, and submits nothing', async () => {
  const { onSubmit, type, submit, field } = renderForm();
  await type('');
  await submit();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Please enter your name.');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('restarts from the sent values once they are accepted, whatever was typed since', async () => {
  const { type, submit, answer, field, unsavedInput } = renderForm();
  await type('second');
  await submit();
  await type('third');
  await submit();
  await answer(true);
  expect(field).toHaveValue('second');
  expect(unsavedInput.value > 0).toBe(false);
  await type('fourth');
  expect(unsavedInput.value > 0).toBe(true);
});

it('restarts from its initial values once the sent values are accepted, if it must not show the sent values', async () => {
  const { type, submit, answer, field } = renderForm({ sent: null });
  await type('second');
  await submit();
  await answer(true);
  expect(field).toHaveValue('first');
});

it('keeps the text that was typed during a submission that fails', async () => {
  const { type, submit, answer, field } = renderForm();
  await type('second');
  await submit();
  await type('third');
  await answer(false);
  expect(field).toHaveValue('third');
});

it('shows what was sent before the form was left (rule: left-while-sending)', () => {
  const { field } = renderForm({}, { ...untried, sent: { name: 'second' }, isPending: true });
  expect(field).toHaveValue('second');
  expect(button()).toBeDisabled();
});

it('keeps what is typed under the name of its draft until it is accepted (rule: kept-request)', async () => {
  const { type, submit, answer, leaveAndReturn, currentField } = renderForm({ draft: 'request' });
  await type('second');
  leaveAndReturn();
  expect(currentField()).toHaveValue('second');
  await submit();
  await answer(true);
  leaveAndReturn();
  expect(currentField()).toHaveValue('first');
});

it.each([true, false])('reports unsaved input until it is accepted: %p', async (reportsUnsaved) => {
  const { unsavedInput, type, submit, answer } = renderForm({ reportsUnsaved });
  expect(unsavedInput.value > 0).toBe(false);
  await type('second');
  await submit();
  expect(unsavedInput.value > 0).toBe(reportsUnsaved);
  await answer(true);
  expect(unsavedInput.value > 0).toBe(false);
});
