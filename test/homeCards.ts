import { screen, within } from '@testing-library/react';
import type { RenderedApp } from './renderApp';

/** The upcoming Shabbos at the time of most tests. */
export const THIS_WEEK = 'שבת פרשת תולדות';

export const form = (event = THIS_WEEK) => within(screen.getByRole('group', { name: event }));

export const men = (event = THIS_WEEK): HTMLElement =>
  form(event).getByRole('spinbutton', { name: 'Number of men' });

export const formActions = ({ user }: Pick<RenderedApp, 'user'>) => ({
  press: async (button: string, event = THIS_WEEK) => {
    await user.click(form(event).getByRole('button', { name: button }));
  },
  enterMen: async (text: string, event = THIS_WEEK) => {
    await user.clear(men(event));
    await user.type(men(event), text);
  },
});
