import { buildMember } from '@/domain/testing/fixtures';
import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { MemberData } from '../../../test/MemberData';
import { BalanceGate, BalanceProvider } from './BalanceGate';

function show(balance: number, isBlocking: boolean) {
  render(
    <BalanceProvider>
      <MemberData member={buildMember({ balance })}>
        <Routes>
          <Route element={<BalanceGate blockedTitle={isBlocking ? 'Winterization' : undefined} />}>
            <Route path="*" element={<h1>Screen with {balance}</h1>} />
          </Route>
        </Routes>
      </MemberData>
    </BalanceProvider>,
  );
}

describe.each([true, false])('the overlay with isBlocking %p', (isBlocking) => {
  it('is shown when one cent is owed', async () => {
    show(0.01, isBlocking);
    expect(await screen.findByRole('dialog', { name: 'Outstanding Balance' })).toBeVisible();
  });

  it.each([0, -0.01, -50])('is not shown for a balance of %d', async (balance) => {
    show(balance, isBlocking);
    // An overlay of the first screen would load before the one of this second screen.
    show(7, isBlocking);
    expect(await screen.findAllByRole('dialog', { hidden: true })).toHaveLength(1);
    expect(screen.getByRole('dialog')).toHaveTextContent('$7.00');
    expect(screen.getByText(`Screen with ${balance}`)).toBeVisible();
  });
});

it('covers a screen that it does not block', async () => {
  show(7, false);
  await screen.findByRole('dialog');
  expect(screen.getByText('Screen with 7')).toBeInTheDocument();
});

it('stands in place of a screen that it blocks, also while its code loads', async () => {
  show(7, true);
  expect(screen.queryByText('Screen with 7')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Winterization' })).toBeVisible();
  await screen.findByRole('dialog');
  expect(screen.queryByText('Screen with 7')).not.toBeInTheDocument();
});
