import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** A control of the page as a tester would name it. Another build or window size may render it in another way. */
export type Target = {
  role: string;
  name: string;
  /** The name of the dialog, form, group, table or landmark around it. '' without one. */
  within: string;
  /** Its index among the controls with the same role, name and surroundings. */
  nth: number;
};

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role], [tabindex="0"]';
const GROUPS = new Set(['group', 'radiogroup', 'dialog', 'alertdialog', 'region', 'form', 'table', 'grid']);
const LANDMARKS = new Map([
  ['banner', 'the header'],
  ['contentinfo', 'the footer'],
]);

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: Element): element is Field =>
  element.matches(
    'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), select, textarea',
  );

/** Whether the element is a password field, also while its text is shown. */
export const isPassword = (element: Element): boolean =>
  element.matches('input[type="password"], input[autocomplete*="password"]');

/** The role, or else the type of a field that has no role, such as a password. */
const roleOf = (element: Element): string => getRole(element) ?? element.getAttribute('type') ?? '';

/** The accessible name, also of a hidden control: a menu may be closed in one window size and always open in another. */
export const nameOf = (element: Element): string =>
  computeAccessibleName(element, { hidden: true }).replace(/\s+/g, ' ').trim();

/** The control at or around an element. */
export const controlAt = (element: Element): Element | null => element.closest(CONTROLS);

export function targetOf(control: Element): Target {
  const target = { role: roleOf(control), name: nameOf(control), within: groupOf(control) };
  return { ...target, nth: Math.max(0, controlsLike(target).indexOf(control)) };
}

export const findTarget = (target: Target): Element | null => controlsLike(target)[target.nth] ?? null;

function controlsLike({ role, name, within }: Omit<Target, 'nth'>): Element[] {
  return [...document.querySelectorAll(CONTROLS)].filter(
    (one) => roleOf(one) === role && nameOf(one) === name && groupOf(one) === within,
  );
}

/** The name of the nearest named group or landmark around an element. '' without one. */
function groupOf({ parentElement }: Element): string {
  if (parentElement === null) return '';
  const role = roleOf(parentElement);
  const name = GROUPS.has(role) ? nameOf(parentElement) : LANDMARKS.get(role);
  return name || groupOf(parentElement);
}
