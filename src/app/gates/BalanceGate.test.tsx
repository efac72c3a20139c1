import { render, screen } from '@testing-library/react';
import { buildMember } from '../../domain/testing/fixtures';
import { BalanceGate, BalanceProvider } from './BalanceGate';

async function show(balance: number, isBlocking: boolean) {
  render(
    <BalanceProvider>
      <BalanceGate member={buildMember({ balance })} isBlocking={isBlocking}>
        {() => <h1>Screen</h1>}
      </BalanceGate>
    </BalanceProvider>,
  );
  await screen.findByText('Screen');
}

describe.each([true, false])('the overlay with isBlocking %p', (isBlocking) => {
  it('covers the screen when one cent is owed', async () => {
    await show(0.01, isBlocking);
    expect(await screen.findByRole('dialog', { name: 'Outstanding Balance' })).toBeVisible();
  });

  it.each([0, -0.01, -50])('does not cover the screen for a balance of %d', async (balance) => {
    await show(balance, isBlocking);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
