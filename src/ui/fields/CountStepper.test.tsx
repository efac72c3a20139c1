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

test('exposes its value and bounds to assistive technology, and steps with the arrow keys', async () => {
  const { user, box } = renderStepper(3);
  const names = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'inputmode'];
  expect(names.map((name) => box.getAttribute(name))).toEqual(['3', '1', '40', 'numeric']);
  await user.click(box);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(box).toHaveValue('4');
});

test.each([
  ['up to the maximum', 39, 'increase', 40, { min: 1, max: 40 }],
  ['down to the minimum', 2, 'decrease', 1, { min: 1, max: 40 }],
  ['down to 0 with a minimum of 0', 1, 'decrease', 0, { min: 0, max: 40 }],
] as const)('steps %s and no further', async (_what, from, name, to, bounds) => {
  const { user, box, [name]: button } = renderStepper(from, bounds);
  await user.click(button);
  expect(box).toHaveValue(String(to));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(box).toHaveValue(String(to));
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
])('is not rewritten while an input method composes %j, and then has the value %s', async (texts, value) => {
  const { box } = renderStepper(1);
  fireEvent.compositionStart(box);
  for (const text of texts) {
    await act(async () => fireEvent.input(box, { target: { value: text } }));
    expect(box).toHaveValue(text);
  }
  await act(async () => fireEvent.compositionEnd(box));
  expect(box).toHaveValue(value);
});

test('ignores typed and pasted text other than the digits 0 to 9, and reads a full-width digit as a plain one', async () => {
  const { user, box } = renderStepper(1);
  await user.clear(box);
  await user.type(box, '-1x.2e٣ \uFF17');
  expect(box).toHaveValue('127');
  await user.clear(box);
  await user.paste('ten men');
  expect(box).toHaveValue('');
});

test.each([
  ['a typed number beyond its bounds, and steps from there to the nearer bound', '41', 41, '40'],
  ["'' while it is empty, and steps from there to the minimum", '', '', '1'],
])('submits %s', async (_what, typed, sent, stepped) => {
  const { user, box, increase, submit, onSubmit } = renderStepper(7);
  await user.clear(box);
  expect(box).not.toHaveAttribute('aria-valuenow');
  if (typed !== '') await user.type(box, typed);
  await submit();
  expect(onSubmit).toHaveBeenLastCalledWith({ count: sent });
  await user.click(increase);
  expect(box).toHaveValue(stepped);
});
