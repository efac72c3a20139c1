import { buildMember } from '@/domain/testing/fixtures';
import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { StoryMember } from '../../../.storybook/StoryMember';
import { BalanceGate, BalanceProvider } from './BalanceGate';

it('the overlay replaces a screen that it blocks, even while the code of the overlay loads', async () => {
  render(
    <BalanceProvider>
      <StoryMember member={buildMember({ balance: 7 })}>
        <Routes>
          <Route element={<BalanceGate blockedTitle="Winterization" />}>
            <Route path="*" element={<p>Form</p>} />
          </Route>
        </Routes>
      </StoryMember>
    </BalanceProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Winterization' })).toBeVisible();
  expect(screen.queryByText('Form')).toBeNull();
  expect(await screen.findByRole('dialog', { name: 'Outstanding Balance' })).toBeVisible();
  expect(screen.queryByText('Form')).toBeNull();
});
