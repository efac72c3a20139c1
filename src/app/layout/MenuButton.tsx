import { Button } from '@/ui/button/Button';
import { NewTabLink } from '@/ui/text/NewTabLink';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';

/** The index of the link that a key focuses, null for another key. `current` is -1 while no link has the focus. */
function nextIndex(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current <= 0 ? count : current) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Whether a menu is open, at first by `isOpenAtStart`. Any navigation closes it, also Back, because each makes a new location. */
export function useMenuOpen(isOpenAtStart = () => false): [boolean, (isOpen: boolean) => void] {
  const location = useLocation();
  const [openAt, setOpenAt] = useState(() => (isOpenAtStart() ? location : null));
  return [openAt === location, (isOpen) => setOpenAt(isOpen ? location : null)];
}

type MenuItem = { label: string; to: string; state?: unknown } | { label: string; href: string };

type MenuButtonProps = { label: string; items: readonly MenuItem[] };

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
    const next = nextIndex(event.key, current, links.length);
    if (next === null || (!isOpen && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // A hidden link cannot take the focus.
    flushSync(() => setIsOpen(true));
    links[next]?.focus();
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
        className="menu-item"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{label}</span>
        <span className="menu__arrow" aria-hidden="true" />
      </Button>
      <ul className="menu__list" id={listId} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link className="menu-item" to={item.to} state={item.state} onClick={close}>
                {item.label}
              </Link>
            ) : (
              <NewTabLink className="menu-item" href={item.href} onClick={close}>
                {item.label}
              </NewTabLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
