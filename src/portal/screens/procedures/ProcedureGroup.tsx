import { type ReactNode, useId } from 'react';
import circleCheck from 'icon:circle-check';
import circleX from 'icon:circle-x';
import hourglass from 'icon:hourglass';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

interface ProcedureGroupProps<T> {
  title: string;
  answer: QueryState<readonly T[]>;
  /** Answers that `answer` is derived from, if it is not a single one. */
  from?: readonly QueryState<unknown>[];
  reload: () => Promise<unknown>;
  loading: string;
  failed: string;
  /** Text of an empty list. */
  none: string;
  /** Link to the page where a request can be made. */
  link?: { href: string | undefined; label: string };
  children: (rows: readonly T[]) => ReactNode;
}

/** Requests of one kind under their heading, whatever their state, with a link to make one. */
export function ProcedureGroup<T>({ title, none, link, children, ...list }: ProcedureGroupProps<T>) {
  const id = useId();
  return (
    <section className="procedures-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ListOf {...list} rows={2} none={<p className="procedures-none">{none}</p>}>
        {(rows, remarks) => (
          <>
            {remarks}
            {children(rows)}
          </>
        )}
      </ListOf>
      {link?.href && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </section>
  );
}

const icons = { waiting: hourglass, done: circleCheck, refused: circleX } as const;

interface StandingProps {
  state: keyof typeof icons;
  children: ReactNode;
}

/** State of a request, as text with an icon. */
export function Standing({ state, children }: StandingProps) {
  return (
    <p className="procedure-standing" data-state={state}>
      <Icon shapes={icons[state]} />
      {children}
    </p>
  );
}
