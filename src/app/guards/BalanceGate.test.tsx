import { buildMember } from '@/domain/testing/fixtures';
import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { MemberData } from '../../../test/MemberData';
import { BalanceGate, BalanceProvider } from './BalanceGate';

it.each([
  [7, false],
  [0, true],
])(
  'at a balance of %d the screen that would be blocked is shown, also while code loads: %p',
  async (balance, isShown) => {
    render(
      <BalanceProvider>
        <MemberData member={buildMember({ balance })}>
          <Routes>
            <Route element={<BalanceGate blockedTitle="Winterization" />}>
              <Route path="*" element={<h1>Form</h1>} />
            </Route>
          </Routes>
        </MemberData>
      </BalanceProvider>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent(isShown ? 'Form' : 'Winterization');
    if (!isShown) expect(await screen.findByRole('dialog', { name: 'Outstanding Balance' })).toBeVisible();
    expect(screen.queryByText('Form') !== null).toBe(isShown);
  },
);
