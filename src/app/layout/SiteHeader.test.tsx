import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { SiteFrame } from './SiteFrame';
import { SiteHeader } from './SiteHeader';

type Props = Partial<ComponentProps<typeof SiteHeader>>;

function WinterizationForm() {
  const navigate = useNavigate();
  return (
    <>
      <p>The winterization form</p>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function renderHeader(props: Props = {}) {
  const onLogout = jest.fn();
  render(
    <MemoryRouter initialEntries={['/about']}>
      <SiteFrame header={<SiteHeader session="out" onLogout={onLogout} {...props} />} footer={null}>
        <Routes>
          <Route path="/login" element={<p>The login screen</p>} />
          <Route path="/winterize" element={<WinterizationForm />} />
          <Route path="*" element={null} />
        </Routes>
      </SiteFrame>
    </MemoryRouter>,
  );
  return onLogout;
}

function namesOf(role: 'link' | 'button'): (string | null)[] {
  return screen.getAllByRole(role).map((it) => it.getAttribute('aria-label') ?? it.textContent);
}

test('shows a visitor About, Contact and Login', () => {
  renderHeader();
  expect(namesOf('link')).toEqual(['Skip to content', 'Dependable', 'About', 'Contact']);
  expect(namesOf('button')).toEqual(['Toggle navigation', 'Login']);
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
});

test('shows a member their pages, the Request menu and Logout', async () => {
  const onLogout = renderHeader({ session: 'in' });
  expect(namesOf('link')).toEqual([
    'Skip to content',
    'Dependable',
    'About',
    'Contact',
    'Policies',
    'Account',
  ]);
  expect(namesOf('button')).toEqual(['Toggle navigation', 'Request', 'Logout']);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('hides the Request menu when isRequestMenuHidden is set', () => {
  renderHeader({ session: 'in', isRequestMenuHidden: true });
  expect(screen.queryByRole('button', { name: 'Request' })).not.toBeInTheDocument();
});

test('shows a spinner and only the public links while the session is unknown', () => {
  renderHeader({ session: 'unknown' });
  expect(namesOf('link')).toEqual(['Skip to content', 'Dependable', 'About', 'Contact']);
  expect(namesOf('button')).toEqual(['Toggle navigation']);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('disables Logout while it is pending and shows the error of a failed logout', () => {
  renderHeader({ session: 'in', isLoggingOut: true, logoutError: 'Could not log out. Please try again.' });
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Could not log out. Please try again.');
});

describe('the Login menu', () => {
  test('shows both links, and closes after navigation to one of them', async () => {
    renderHeader();
    const button = screen.getByRole('button', { name: 'Login' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Homeowners Portal' })).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('link', { name: 'Minyan Tracker & Winterization' }));
    expect(screen.getByText('The login screen')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Homeowners Portal' })).not.toBeInTheDocument();
  });

  test('closes on Escape and focuses its button', async () => {
    renderHeader();
    const button = screen.getByRole('button', { name: 'Login' });
    await userEvent.click(button);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Homeowners Portal' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('moves the focus with the arrow keys, Home and End, and wraps at both ends', async () => {
    renderHeader();
    screen.getByRole('button', { name: 'Login' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = screen.getByRole('link', { name: 'Homeowners Portal' });
    const last = screen.getByRole('link', { name: 'Minyan Tracker & Winterization' });
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(last).toHaveFocus();
  });

  test('focuses its last link on arrow up from its button', async () => {
    renderHeader();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Minyan Tracker & Winterization' })).toHaveFocus();
  });

  test('closes on a click elsewhere and when the focus leaves', async () => {
    renderHeader();
    const button = screen.getByRole('button', { name: 'Login' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('main'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await userEvent.tab({ shift: true });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open while a control beside it is pressed (rule: no-lost-press)', async () => {
    const user = userEvent.setup({ delay: null });
    renderHeader();
    const button = screen.getByRole('button', { name: 'Login' });
    await user.click(button);
    await user.tab();
    const about = screen.getByRole('link', { name: 'About' });
    await user.pointer({ keys: '[MouseLeft>]', target: about });
    expect(about).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: about });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

const toggle = () => screen.getByRole('button', { name: 'Toggle navigation' });

describe('the small-screen menu', () => {
  test('toggles when its button is clicked', async () => {
    renderHeader();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on a second Escape, after the menu inside it', async () => {
    renderHeader({ session: 'in' });
    await userEvent.click(toggle());
    const request = screen.getByRole('button', { name: 'Request' });
    await userEvent.click(request);
    await userEvent.keyboard('{Escape}');
    expect(request).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  test('closes on navigation', async () => {
    renderHeader({ session: 'in' });
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('button', { name: 'Request' }));
    await userEvent.click(screen.getByRole('link', { name: 'Winterize' }));
    expect(screen.getByText('The winterization form')).toBeVisible();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays closed after Back', async () => {
    renderHeader({ session: 'in' });
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('button', { name: 'Request' }));
    await userEvent.click(screen.getByRole('link', { name: 'Winterize' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByText('The winterization form')).not.toBeInTheDocument();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});
