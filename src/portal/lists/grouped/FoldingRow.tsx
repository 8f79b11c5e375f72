import chevron from 'icon:chevron-down';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#portal/ui/Icon.tsx';
import './grouped.scss';

interface FoldingRowProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: ReactNode;
  /** Level of the title as a heading. */
  level?: 3 | 4;
  /** Short facts in the row. */
  line?: ReactNode;
  /** Highlights of the row: a pending change, a near end. */
  mark?: ReactNode;
  /** Open from the beginning. */
  isOpen?: boolean;
  /** The address names the row: it is open and receives focus. */
  isLinked?: boolean;
  /** @param id id of the title, for `aria-describedby` */
  children: (id: string) => ReactNode;
}

/** One line for a row of a list, which opens to all that belongs to the row. */
export function FoldingRow(props: FoldingRowProps) {
  const {
    title,
    level = 3,
    line,
    mark,
    isOpen: startsOpen = false,
    isLinked = false,
    children,
    ...rest
  } = props;
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(startsOpen || isLinked);
  useEffect(() => {
    if (!isLinked) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isLinked]);
  const Heading = `h${level}` as const;
  return (
    <article aria-labelledby={id} {...rest}>
      <details className="folding-row" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={summary}>
          <Heading id={id}>{title}</Heading>
          <span className="folding-row-line">{line}</span>
          <span className="folding-row-mark">{mark}</span>
          <Icon shapes={chevron} />
        </summary>
        {isOpen && <div className="folding-row-content">{children(id)}</div>}
      </details>
    </article>
  );
}
