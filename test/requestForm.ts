import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const submitButton = (): HTMLElement => screen.getByRole('button', { name: 'Submit' });

/** Fills in the fields of a request form that have no initial value but are required. */
export async function fillInRequired(user: UserEvent): Promise<void> {
  await user.clear(screen.getByLabelText('Combination code'));
  await user.paste('4812');
  await user.click(screen.getByLabelText('I accept the terms and conditions'));
}
