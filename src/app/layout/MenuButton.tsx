import { Button } from '@/ui/button/Button';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, type LinkProps, useLocation } from 'react-router';

/** Whether a menu is open, and its setter. Every navigation closes the menu, also Back, because it creates a new location object. */
export function useMenuOpen(isOpenAtStart = () => false): [boolean, (isOpen: boolean) => void] {
  const location = useLocation();
  const [openAt, setOpenAt] = useState(() => (isOpenAtStart() ? location : null));
  return [openAt === location, (isOpen) => setOpenAt(isOpen ? location : null)];
}

type MenuButtonProps = { label: string; items: readonly (LinkProps & { label: string })[] };

/**
 * A button that opens a list of links. Tab and the arrow keys move between the links. Escape, Tab to the outside and a click
 * outside close the menu. Pointer down does not: closing the menu would move the control being pressed (rule: no-lost-press).
 */
export function MenuButton({ label, items }: MenuButtonProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useMenuOpen();
  const ref = useRef<HTMLDivElement>(null);
  const isTabPressed = useRef(false);
  const close = () => setIsOpen(false);

  useDocumentEvent('click', isOpen, ({ target }) => {
    if (!(target instanceof Node && ref.current?.contains(target))) close();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    isTabPressed.current = event.key === 'Tab';
    if (event.key === 'Escape' && isOpen) {
      // Escape closes only this list, not a menu or dialog around it.
      event.stopPropagation();
      close();
      ref.current?.querySelector('button')?.focus();
      return;
    }
    const links = [...event.currentTarget.querySelectorAll('a')];
    const current = links.findIndex((link) => link === document.activeElement);
    const targets: Record<string, HTMLElement | undefined> = {
      ArrowDown: links[(current + 1) % links.length],
      ArrowUp: current > 0 ? links[current - 1] : links.at(-1),
      Home: links[0],
      End: links.at(-1),
    };
    const target = targets[event.key];
    if (target === undefined || (!isOpen && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // A hidden link cannot take the focus.
    flushSync(() => setIsOpen(true));
    target.focus();
  };

  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    const isLeft = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
    if (isLeft && isTabPressed.current) close();
    isTabPressed.current = false;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of its button and links
    <div className="menu" ref={ref} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        isToggle
        className="menu-item"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{label}</span>
        <span className="menu__arrow" aria-hidden="true" />
      </Button>
      <ul className="menu__list" id={listId} hidden={!isOpen}>
        {items.map(({ label: text, ...link }) => (
          <li key={text}>
            <Link className="menu-item" {...link} onClick={close}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
