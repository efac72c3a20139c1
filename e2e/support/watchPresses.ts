/** What is done to a field before a control is pressed. */
export const states = ['as it was', 'emptied', 'nonsense'] as const;

interface Press {
  field: number;
  state: (typeof states)[number];
  control: number;
  /** The label of a choice that reveals more fields. The last field with this label is chosen after each reset. */
  choice: string | undefined;
}

/** Runs in the page. Finds fields and controls, and records whether presses become clicks. Such a click has no other effect. */
export function watchPresses() {
  const nonsense: Record<string, string> = { date: '1900-01-01', number: '-1', tel: 'abc', email: 'x' };
  let pressed: Element | null = null;
  let top = 0;
  let isMoved = false;
  /** 'moved': the control was clicked, but had moved since the pointer went down. */
  let outcome: 'clicked' | 'moved' | 'lost' | null = null;
  let timer = 0;

  const isEnabled = (element: Element) => !element.matches(':disabled');
  const within = (parent: ParentNode, selector: string) =>
    [...parent.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
  };
  const fieldsOf = (form: Element) => within(form, 'input, select, textarea').filter(isEnabled);
  // No select is pressed: it would open a list outside the page, which swallows the click.
  const selector = 'a[href], button, input, textarea';
  /** The controls of the dialog around the form. Without one: of the form's panel, the next three, and of header and footer. */
  const controlsNear = (form: Element) => {
    const dialog = form.closest('[role="dialog"]');
    if (dialog) return within(dialog, selector);
    const main = within(document.querySelector('main') ?? document, selector);
    const own = within(form.closest('section') ?? form, selector);
    const next = main.indexOf(own.at(-1) ?? form) + 1;
    const header = within(document, 'header a, header button, footer a, footer button');
    return [...own, ...main.slice(next, next + 3), ...header];
  };
  // The field's own setter is React's. After that one is used, React ignores the event.
  const fill = (field: Element, value: string) => {
    const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const resetForms = () => {
    // Forms below a dialog are not reset.
    const dialog = document.querySelector('[role="dialog"]');
    for (const element of (dialog ?? document).querySelectorAll('form'))
      element.dispatchEvent(new Event('reset', { bubbles: true }));
  };
  /** Resolves once the fields have been validated, in microtasks, and the page has been rendered. */
  const isRendered = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const makeChoice = async (form: Element, choice: string | undefined) => {
    const field = fieldsOf(form).findLast((one) => nameOf(one) === choice);
    if (field instanceof HTMLElement) field.click();
    await isRendered();
  };
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
  const on = (name: string, listener: (event: Event) => void) =>
    window.addEventListener(name, (event) => event.isTrusted && listener(event), true);
  on('pointerdown', () => {
    top = topOf(pressed);
  });
  on('mouseup', () => {
    isMoved = topOf(pressed) !== top;
  });
  on('pointerup', () => {
    // A release over a disabled control causes no click event.
    timer = window.setTimeout(() => {
      outcome ??= 'lost';
    }, 400);
  });
  on('click', ({ target }) => {
    const isHit = target instanceof Node && (pressed?.contains(target) ?? false);
    const hit = isMoved ? 'moved' : 'clicked';
    outcome = isHit ? hit : 'lost';
  });
  // The listener on the body runs after those of the document and before those of React.
  document.body.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || pressed === null) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  return {
    count: async (form: Element, choice: string | undefined) => {
      await makeChoice(form, choice);
      const controls = controlsNear(form);
      return {
        /** The number of states in which each field can be left. */
        states: fieldsOf(form).map((field) =>
          field.matches('select, [type="checkbox"], [type="radio"]') ? 1 : 3,
        ),
        /** The number of controls near the form. */
        controls: controls.length,
        /** The index of the last enabled control inside the form. */
        last: controls.findLastIndex((control) => isEnabled(control) && form.contains(control)),
      };
    },
    /**
     * Resets the forms, then focuses and fills the field. Resolves with the point to press and a description of the press. Resolves with
     * null if the control is the field itself, covered or disabled.
     */
    prepare: async (form: Element, { field: fieldIndex, state, control, choice }: Press) => {
      // The tooltip of a help button that was focused last closes here.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await isRendered();
      resetForms();
      await isRendered();
      await makeChoice(form, choice);
      const field = fieldsOf(form)[fieldIndex];
      const target = controlsNear(form)[control];
      if (!(field instanceof HTMLElement) || target === undefined || field === target) return null;
      field.focus();
      if (state === 'emptied') fill(field, '');
      if (state === 'nonsense') fill(field, nonsense[field.getAttribute('type') ?? ''] ?? '999');
      await isRendered();
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, topOf(target) + height / 2];
      if (!isEnabled(target) || !target.contains(document.elementFromPoint(x, y))) return null;
      window.clearTimeout(timer);
      pressed = target;
      outcome = null;
      return { x, y, name: `'${nameOf(field)}' ${state}, then '${nameOf(target)}'` };
    },
    outcome: () => {
      // From now on clicks have their effect again, for the test's own clicks between presses.
      if (outcome !== null) pressed = null;
      return outcome;
    },
  };
}
