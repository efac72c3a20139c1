import { screen, within } from '@testing-library/react';
import { bodiesOf } from '../../../../test/backend';
import { findButton, listing, openHome, THIS_WEEK } from '../../../../test/homeCards';

const card = (title: string) => within(screen.getByRole('region', { name: title }));

it('the card of the upcoming Shabbos has its title, Hebrew name and date', async () => {
  await openHome();
  const panel = card('Add yourself to minyan');
  expect(panel.getByText(THIS_WEEK)).toHaveAttribute('lang', 'he');
  expect(panel.getByText(THIS_WEEK)).toHaveAttribute('dir', 'rtl');
  expect(panel.getByText('Saturday Nov 14th, 2026')).toBeVisible();
  expect(panel.getByRole('region', { name: `Summary of ${THIS_WEEK}` })).toBeVisible();
});

it.each([
  ['with an emoji', { displayName: 'Yom Kippur (5787)', emoji: '🕍' }, 'Yom Kippur (5787)'],
  ["without a name, which is called 'Holiday',", { name: '' }, 'Holiday'],
  ['with a Hebrew name', { displayName: 'ראש השנה' }, 'ראש השנה'],
  [
    'with markup in its name',
    { displayName: `"Kol" 'Nidrei' & <b>more</b>` },
    `"Kol" 'Nidrei' & <b>more</b>`,
  ],
])(
  'the card of a holiday %s shows its name, date and emoji, and a sign-up sends the name',
  async (_, holiday, event) => {
    const { backend, press } = await openHome({ event, change: listing({ name: 'Day', ...holiday }) });
    const panel = card(`sign up for minyan for ${event}`);
    expect(panel.getByText('Saturday Dec 12th, 2026')).toBeVisible();
    expect(panel.getByRole('region', { name: `Summary of ${event}` })).toBeVisible();
    expect(document.querySelectorAll('h2 [lang="he"]')).toHaveLength(event === 'ראש השנה' ? 1 : 0);
    const emoji = panel.queryByText('🕍');
    expect(emoji?.getAttribute('aria-hidden')).toBe('emoji' in holiday ? 'true' : undefined);
    await press('Sign up', event);
    await findButton('Edit', event);
    const holidayName = 'name' in holiday ? holiday.name : 'Day';
    expect(bodiesOf(backend, 'addToMinyan')).toMatchObject([
      { holiday: true, holidayName, date: '2026-12-12' },
    ]);
  },
);
