import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button/Button';
import { useMenu } from './useMenu';

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
              <a
                className="menu-item"
                href={item.href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={close}
              >
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
