import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { SiteFrame } from './SiteFrame';
import { SiteHeader } from './SiteHeader';

function WinterizationForm() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function renderHeader(session: 'in' | 'out') {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <SiteFrame header={<SiteHeader session={session} onLogout={() => {}} />} footer={null}>
        <Routes>
          <Route path="/winterize" element={<WinterizationForm />} />
          <Route path="*" element={null} />
        </Routes>
      </SiteFrame>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const expectOpen = (name: string, isOpen: boolean) =>
  expect(button(name)).toHaveAttribute('aria-expanded', String(isOpen));

describe('the Login menu', () => {
  const [FIRST, LAST] = ['Homeowners Portal', 'Minyan Tracker & Winterization'] as const;

  test('opens on a click, and closes on a click on it, on one of its links or elsewhere, and when the focus leaves', async () => {
    const user = renderHeader('out');
    const closings = [
      () => user.click(button('Login')),
      () => user.click(link(LAST)),
      () => user.click(screen.getByRole('main')),
      () => user.tab({ shift: true }),
    ];
    for (const close of closings) {
      expectOpen('Login', false);
      expect(screen.queryByRole('link', { name: FIRST })).toBeNull();
      await user.click(button('Login'));
      expectOpen('Login', true);
      await close();
    }
    expectOpen('Login', false);
  });

  test('closes on Escape and focuses its button', async () => {
    const user = renderHeader('out');
    await user.click(button('Login'));
    await user.tab();
    expect(link(FIRST)).toHaveFocus();
    await user.keyboard('{Escape}');
    expectOpen('Login', false);
    expect(button('Login')).toHaveFocus();
  });

  test('moves the focus with the arrow keys, Home and End, and wraps at both ends', async () => {
    const user = renderHeader('out');
    button('Login').focus();
    for (const [key, name] of [
      ['ArrowDown', FIRST],
      ['ArrowDown', LAST],
      ['ArrowDown', FIRST],
      ['ArrowUp', LAST],
      ['Home', FIRST],
      ['End', LAST],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(link(name)).toHaveFocus();
    }
  });

  test('focuses its last link on arrow up from its button', async () => {
    const user = renderHeader('out');
    await user.click(button('Login'));
    await user.keyboard('{ArrowUp}');
    expect(link(LAST)).toHaveFocus();
  });

  test('stays open while a control beside it is pressed (rule: no-lost-press)', async () => {
    const user = renderHeader('out');
    await user.click(button('Login'));
    await user.tab();
    await user.pointer({ keys: '[MouseLeft>]', target: link('About') });
    expect(link('About')).toHaveFocus();
    expectOpen('Login', true);
    await user.pointer({ keys: '[/MouseLeft]', target: link('About') });
    expectOpen('Login', false);
  });
});

describe('the small-screen menu', () => {
  const MENU = 'Toggle navigation';

  test('toggles when its button is clicked', async () => {
    const user = renderHeader('out');
    expect(button(MENU)).toHaveAttribute(
      'aria-controls',
      screen.getByRole('navigation', { name: 'Main' }).id,
    );
    for (const isOpen of [true, false]) {
      expectOpen(MENU, !isOpen);
      await user.click(button(MENU));
      expectOpen(MENU, isOpen);
    }
  });

  test('closes on a second Escape, after the menu inside it', async () => {
    const user = renderHeader('in');
    await user.click(button(MENU));
    await user.click(button('Request'));
    await user.keyboard('{Escape}');
    expectOpen('Request', false);
    expectOpen(MENU, true);
    await user.keyboard('{Escape}');
    expectOpen(MENU, false);
    expect(button(MENU)).toHaveFocus();
  });

  test('closes on navigation, and stays closed after Back', async () => {
    const user = renderHeader('in');
    await user.click(button(MENU));
    await user.click(button('Request'));
    await user.click(link('Winterize'));
    expectOpen(MENU, false);
    await user.click(button('Back'));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expectOpen(MENU, false);
  });
});
