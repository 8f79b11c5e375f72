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
  /** The answers that it is made of, where it is not one. */
  from?: readonly QueryState<unknown>[];
  reload: () => Promise<unknown>;
  loading: string;
  failed: string;
  /** Said where nothing was asked for, with the page on which one can. */
  none: string;
  way?: { href: string | undefined; label: string };
  children: (rows: readonly T[]) => ReactNode;
}

/** Requests of one kind under their heading, in every state, and the way to make one. */
export function ProcedureGroup<T>({ title, none, way, children, ...list }: ProcedureGroupProps<T>) {
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
      {way?.href && (
        <p>
          <a href={way.href}>{way.label}</a>
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

/** How a request stands, in words and with a sign. */
export function Standing({ state, children }: StandingProps) {
  return (
    <p className="procedure-standing" data-state={state}>
      <Icon shapes={icons[state]} />
      {children}
    </p>
  );
}
