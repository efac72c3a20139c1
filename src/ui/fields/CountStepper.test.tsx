import { act, fireEvent, screen } from '@testing-library/react';
import { CountStepper } from './CountStepper';
import { renderField } from './testFormFixture';

function renderStepper(count: number, bounds = { min: 1, max: 40 }) {
  const form = renderField(<CountStepper name="count" label="Number of men" {...bounds} />, { count });
  return {
    ...form,
    box: screen.getByRole('spinbutton', { name: 'Number of men' }),
    decrease: screen.getByRole('button', { name: 'Decrease number of men' }),
    increase: screen.getByRole('button', { name: 'Increase number of men' }),
  };
}

test('exposes its value and bounds to assistive technology', () => {
  const { box } = renderStepper(3);
  expect(box).toHaveValue('3');
  expect(box).toHaveAttribute('aria-valuenow', '3');
  expect(box).toHaveAttribute('aria-valuemin', '1');
  expect(box).toHaveAttribute('aria-valuemax', '40');
  expect(box).toHaveAttribute('inputmode', 'numeric');
});

test('steps up to the maximum and no further', async () => {
  const { user, box, increase } = renderStepper(39);
  await user.click(increase);
  expect(box).toHaveValue('40');
  expect(increase).toHaveAttribute('aria-disabled', 'true');
  await user.click(increase);
  expect(box).toHaveValue('40');
});

test('steps down to the minimum and no further', async () => {
  const { user, box, decrease } = renderStepper(2);
  await user.click(decrease);
  await user.click(decrease);
  expect(box).toHaveValue('1');
});

test('steps down to 0 with a minimum of 0', async () => {
  const { user, box, decrease } = renderStepper(1, { min: 0, max: 40 });
  await user.click(decrease);
  await user.click(decrease);
  await user.click(decrease);
  expect(box).toHaveValue('0');
});

test('steps with the arrow keys', async () => {
  const { user, box } = renderStepper(3);
  await user.click(box);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(box).toHaveValue('4');
});

test('takes a full-width digit as a plain one', async () => {
  const { user, box } = renderStepper(1);
  await user.clear(box);
  await user.type(box, '\uFF17');
  expect(box).toHaveValue('7');
});

test('selects its number when it is clicked, so that a typed digit replaces it', async () => {
  const { user, box } = renderStepper(1);
  await user.click(box);
  await user.keyboard('4');
  expect(box).toHaveValue('4');
  await user.click(box);
  await user.keyboard('2');
  expect(box).toHaveValue('2');
});

test.each([
  [['\uFF15'], '5'],
  [['\uFF11', '\uFF11\uFF12'], '12'],
  [['a', 'ab'], '1'],
])('is not rewritten while an input method composes %j, then holds %s', async (texts, value) => {
  const { box } = renderStepper(1);
  fireEvent.compositionStart(box);
  for (const text of texts) {
    await act(async () => fireEvent.input(box, { target: { value: text } }));
    expect(box).toHaveValue(text);
  }
  await act(async () => fireEvent.compositionEnd(box));
  expect(box).toHaveValue(value);
});

test('ignores typed and pasted text that is not digits', async () => {
  const { user, box } = renderStepper(1);
  await user.clear(box);
  await user.type(box, '-1x.2e٣ ');
  expect(box).toHaveValue('12');
  await user.clear(box);
  await user.paste('ten men');
  expect(box).toHaveValue('');
});

test('submits a typed number beyond its bounds, and steps from there to the nearer bound', async () => {
  const { user, box, increase, submit, onSubmit } = renderStepper(1);
  await user.clear(box);
  await user.type(box, '41');
  await submit();
  expect(onSubmit).toHaveBeenLastCalledWith({ count: 41 });
  await user.click(increase);
  expect(box).toHaveValue('40');
});

test("submits '' while it is empty, and steps from there to the minimum", async () => {
  const { user, box, increase, submit, onSubmit } = renderStepper(7);
  await user.clear(box);
  expect(box).not.toHaveAttribute('aria-valuenow');
  await submit();
  expect(onSubmit).toHaveBeenLastCalledWith({ count: '' });
  await user.click(increase);
  expect(box).toHaveValue('1');
});
