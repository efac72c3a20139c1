import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusyButton } from './BusyButton';
import { FormStatus } from './FormStatus';
import { LoadError } from './LoadError';
import { SectionBoundary } from './SectionBoundary';
import { Spinner } from './Spinner';

test('Spinner is a status named Loading', () => {
  render(<Spinner />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('FormStatus keeps both live regions mounted when its texts change', () => {
  const { rerender } = render(<FormStatus />);
  const alert = screen.getByRole('alert');
  const status = screen.getByRole('status');
  expect(alert).toBeEmptyDOMElement();
  rerender(<FormStatus success="Your account info has been updated" />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Your account info has been updated');
  rerender(<FormStatus error="Wrong password." success="Your account info has been updated" />);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert).toHaveTextContent('Wrong password.');
  expect(status).toBeEmptyDOMElement();
});

test('FormStatus shows a text of the server in its own direction, also beside a text of the app', () => {
  const { rerender } = render(<FormStatus error="הסיסמה שגויה." />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveAttribute('dir', 'auto');
  rerender(<FormStatus error="הסיסמה שגויה." lostAnswer="The answer was lost." />);
  expect(alert).toHaveTextContent('הסיסמה שגויה. The answer was lost.');
  expect([...alert.children].map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
});

test('LoadError calls onRetry when the user clicks Try again', async () => {
  const onRetry = jest.fn();
  render(<LoadError message="We could not load your community's information." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent("We could not load your community's information.");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('SectionBoundary contains a render error, and renders again when the user clicks Try again', async () => {
  expectConsole(/render failure/);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('render failure');
    return <p>Rendered</p>;
  };
  render(
    <>
      <SectionBoundary>
        <Part />
      </SectionBoundary>
      <p>The other section</p>
    </>,
  );
  expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible();
  expect(screen.getByText('The other section')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Rendered')).toBeVisible();
});

test('BusyButton is disabled while pending and while disabled', () => {
  const { rerender } = render(<BusyButton isPending={false}>Submit</BusyButton>);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  rerender(
    <BusyButton isPending pendingText="One Moment...">
      Submit
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'One Moment...' })).toBeDisabled();
  rerender(<BusyButton isPending>Submit</BusyButton>);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  rerender(
    <BusyButton isPending={false} disabled>
      Submit
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
});
