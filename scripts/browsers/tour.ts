import { paths } from '@/lib/paths';
import type { Backend } from '../../mocks/backend';
import type { Visitor } from './visitor';

interface Tour {
  url: string;
  backend: Backend;
  visitor: Visitor;
}

/** The role of the sign-up card of the coming Shabbos. It is the first element with this role on the home. */
const CARD = 'group';
const ANY_NAME = '';
const LANDING = 'Experience superior property care';
const LOGIN = 'Login to Minyan tracker & winterization';
const MEMBER = 'Yaakov Rosenberg';
const NEW_PASSWORD = 'Winter26x';

async function logIn({ press, fill }: Visitor, password: string, part: string): Promise<void> {
  await fill('textbox', 'Email address', 'demo');
  await fill('label', 'Password', password);
  await press('button', 'Login', part);
}

/** Takes a visitor, who logs in, through all screens but Forgot Password, Reset Password and Join. Throws at the first fault. */
export async function takeTour({ url, backend, visitor }: Tour): Promise<void> {
  const { goto, reload, goBack, press, fill, sees, isGone, openMenu, check } = visitor;

  await goto(url);
  await sees('heading', LANDING);
  await check('landing');
  await openMenu();
  await press('link', 'About', 'banner');
  await sees('heading', 'About');
  await check('about');
  await openMenu();
  await press('link', 'Contact', 'banner');
  await sees('heading', 'Contact');
  await check('contact');
  await goBack();
  await sees('heading', 'About');
  await goto(`${url}/privacy-policy`);
  await sees('heading', 'Privacy Policy');
  await check('privacy-policy');

  await goto(url);
  await openMenu();
  await press('button', 'Login', 'banner');
  await press('link', 'Minyan Tracker & Winterization');
  await sees('heading', LOGIN);
  await logIn(visitor, 'wrong', 'main');
  await sees('alert', ANY_NAME);
  await check('wrong-password');
  await logIn(visitor, 'Shabbos1', 'main');
  await sees('heading', `Welcome ${MEMBER}`);
  await sees('button', 'Sign up');
  await check('home');

  await press('button', 'Increase number of men', CARD);
  await press('checkbox', 'Guest', CARD);
  await press('button', 'Sign up', CARD);
  await sees('button', 'Edit', CARD);
  await check('signed-up');
  await press('button', 'Edit', CARD);
  await fill('spinbutton', 'Number of men', '3', CARD);
  await press('button', 'Update', CARD);
  await sees('button', 'Edit', CARD);
  await press('button', 'Edit', CARD);
  await fill('spinbutton', 'Number of men', '0', CARD);
  await press('button', 'Update', CARD);
  await sees('button', 'Sign up', CARD);
  await check('withdrawn');

  await press('button', 'Sign up for later Shabbos');
  await press('combobox', 'Select a date');
  await press('button', 'Saturday, October 31st, 2026');
  await check('later-shabbos');
  await press('button', 'Sign up', 'dialog');
  await sees('button', 'Edit', 'dialog');
  await press('button', 'Close', 'dialog');
  await isGone('dialog', ANY_NAME);

  await press('link', 'Units open');
  await sees('heading', 'Units open');
  await press('button', 'Show future Shabbosim signups');
  await sees('button', 'Hide future Shabbosim signups');
  await check('units-open');
  await goBack();
  await sees('heading', `Welcome ${MEMBER}`);
  await reload();
  await sees('button', 'Sign up');

  await openMenu();
  await press('link', 'Account', 'banner');
  await fill('textbox', 'First name', 'Chaim');
  await press('button', 'Update');
  await sees('heading', 'Chaim Rosenberg');
  await fill('label', 'Old password', 'Shabbos1');
  await fill('label', 'New password', NEW_PASSWORD);
  await fill('label', 'Retype new password', NEW_PASSWORD);
  await press('button', 'Update password');
  await check('account');

  for (const [link, heading, role, done] of [
    ['Winterize', 'Winterization', 'button', 'Submitted Successfully'],
    ['Dewinterize', 'De-Winterization', 'text', 'Thank you! Your request has been submitted.'],
  ] as const) {
    await openMenu();
    await press('button', 'Request', 'banner');
    await press('link', link, 'banner');
    await sees('heading', heading);
    await fill('textbox', 'Combination code', '4812');
    await press('checkbox', 'I accept the terms and conditions');
    await press('button', 'Submit');
    await sees(role, done, 'main');
    await check(link.toLowerCase());
  }

  await openMenu();
  await press('link', 'Policies', 'banner');
  await sees('heading', 'Policies');
  await check('policies');

  await goto(`${url}/account`);
  await fill('textbox', 'First name', 'Yaakov');
  backend.endSessions();
  await press('button', 'Update');
  await sees('dialog', 'Please sign in again');
  await check('sign-in-again');
  await logIn(visitor, NEW_PASSWORD, 'dialog');
  await isGone('dialog', 'Please sign in again');
  await press('button', 'Update');
  await sees('heading', MEMBER);
  await openMenu();
  await press('button', 'Logout', 'banner');
  await sees('heading', LANDING);
  await check('logged-out');
}

/** Checks what a visitor sees in a browser that is too old (rule: outdated-browser). */
export async function takeOutdatedTour({ url, backend, visitor }: Tour): Promise<void> {
  const { goto, sees, isGone, press, check } = visitor;
  const SENTENCE = 'Please update your browser to use this site.';
  await goto(url);
  await sees('heading', LANDING);
  await sees('text', SENTENCE);
  await press('link', 'About', 'banner');
  await sees('heading', 'About');
  await check('outdated-about');
  for (const path of [paths.login, paths.account]) {
    await goto(url + path);
    await sees('text', SENTENCE);
    await isGone('status', 'Loading');
    await check(`outdated${path.replace('/', '-')}`);
  }
  if (backend.log.length > 0) throw new Error('An outdated browser has called the backend.');
}
