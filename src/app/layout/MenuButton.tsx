import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { Button } from '../../ui/button/Button';
import { NewTabLink } from '../../ui/text/NewTabLink';
import { usePressOutside } from '../../ui/usePressOutside';

/** The index of the link that a key focuses, null for another key. `current` is -1 while no link has the focus. */
function nextIndex(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current <= 0 ? count : current) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Closes the menu on Escape, on Tab to the outside and on a click outside. Not on the press: that would move what is being
 * pressed (rule: no-lost-press).
 */
function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);

  usePressOutside(ref, 'click', isOpen, close);

  const isTabPressed = useRef(false);

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

  return {
    isOpen,
    close,
    toggle: () => setIsOpen(!isOpen),
    containerProps: { ref, onKeyDown, onBlur },
  };
}

type MenuItem = { label: string; to: string } | { label: string; href: string };

type MenuButtonProps = { label: string; items: readonly MenuItem[] };

/** A button that opens a list of links. Tab and the arrow keys move between the links. */
export function MenuButton({ label, items }: MenuButtonProps) {
  const listId = useId();
  const { isOpen, toggle, close, containerProps } = useMenu();
  return (
    <div className="menu" {...containerProps}>
      <Button className="menu-item" aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
        <span>{label}</span>
        <span className="menu__arrow" aria-hidden="true" />
      </Button>
      <ul className="menu__list" id={listId} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link className="menu-item" to={item.to} onClick={close}>
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
