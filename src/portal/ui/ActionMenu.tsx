import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import ellipsis from 'icon:ellipsis';
import { Icon, type IconShapes } from './Icon.tsx';
import './ActionMenu.scss';

/** Something that can be done: on this page, or on the one that it leads to. */
export type MenuAction = {
  key: string;
  label: string;
  icon: IconShapes;
  /** It takes something away. */
  isDanger?: boolean;
} & ({ href: string } | { onPress: () => void });

interface ActionMenuProps {
  /** What the button is called: what can be done, and with what. */
  label: string;
  actions: readonly MenuAction[];
}

/**
 * What else can be done with something: a button that opens a list of links and buttons, a native popover. The arrows go
 * through it; Escape and a press elsewhere close it.
 */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // In a list every row has a menu: what stands in it is made when it is opened.
  const [isOpen, setOpen] = useState(false);
  const goTo = (event: KeyboardEvent<HTMLUListElement>): void => {
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  };
  const entry = (action: MenuAction): ReactNode => {
    const inside = (
      <>
        <Icon shapes={action.icon} />
        {action.label}
      </>
    );
    if ('href' in action) return <a href={action.href}>{inside}</a>;
    return (
      <button
        type="button"
        data-danger={action.isDanger || undefined}
        onClick={() => {
          // Before anything else opens: closing it gives the focus back to its button.
          list.current?.hidePopover();
          action.onPress();
        }}
      >
        {inside}
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
        onKeyDown={goTo}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpen(true);
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.querySelector<HTMLElement>('a, button')?.focus();
        }}
      >
        {(isOpen ? actions : []).map((action) => (
          <li key={action.key}>{entry(action)}</li>
        ))}
      </ul>
    </div>
  );
}
