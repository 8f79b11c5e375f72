import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import ellipsis from 'icon:ellipsis';
import { Icon, type IconShapes } from './Icon.tsx';
import './ActionMenu.scss';

/** An entry of the menu: a button, or a link to another page. */
export type MenuAction = {
  key: string;
  label: string;
  icon: IconShapes;
  /** The action deletes something. */
  isDanger?: boolean;
} & ({ href: string } | { onPress: () => void });

interface ActionMenuProps {
  /** Accessible name of the button: the kind of actions, and their object. */
  label: string;
  actions: readonly MenuAction[];
}

/**
 * A menu of further actions: a button that opens a native popover with links and buttons. Arrow keys move the focus;
 * Escape and a click outside close it.
 */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // In a list every row has a menu: its entries are rendered when it is opened first.
  const [wasOpened, setOpened] = useState(false);
  const moveFocus = (event: KeyboardEvent<HTMLUListElement>): void => {
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  };
  const entry = (action: MenuAction): ReactNode => {
    const content = (
      <>
        <Icon shapes={action.icon} />
        {action.label}
      </>
    );
    if ('href' in action) return <a href={action.href}>{content}</a>;
    return (
      <button
        type="button"
        data-danger={action.isDanger || undefined}
        onClick={() => {
          // Before the action opens anything: closing returns the focus to the button.
          list.current?.hidePopover();
          action.onPress();
        }}
      >
        {content}
      </button>
    );
  };
  return (
    <div className="action-menu">
      <button type="button" className="action-menu-button" popoverTarget={id} aria-label={label}>
        <Icon shapes={ellipsis} />
      </button>
      <ul
        ref={list}
        id={id}
        className="action-menu-list"
        popover="auto"
        role="list"
        aria-label={label}
        onKeyDown={moveFocus}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpened(true);
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.querySelector<HTMLElement>('a, button')?.focus();
        }}
      >
        {(wasOpened ? actions : []).map((action) => (
          <li key={action.key}>{entry(action)}</li>
        ))}
      </ul>
    </div>
  );
}
