import type { ReactNode } from 'react';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { AnswerRemarks, omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';

interface ListOfProps<T> {
  answer: QueryState<readonly T[]>;
  /** The answers that it is made of, where it is not one. */
  from?: readonly QueryState<unknown>[];
  /** Asks for it again. */
  reload: () => Promise<unknown>;
  /** Said while it is under way, in the place of so many rows. */
  loading: string;
  rows?: number;
  /** Said where it did not come. */
  failed: string;
  /** Stands in for a list without anything in it. */
  none: ReactNode;
  /** What the list stands in, also while it is under way. */
  frame?: (inside: ReactNode) => ReactNode;
  /** @param remarks what is to be said of the rows, right above them */
  children: (rows: readonly T[], remarks: ReactNode) => ReactNode;
}

/** A list in every state: under way, there, only a part or stale, empty, or not to be had now. */
export function ListOf<T>({ answer, reload, none, frame = (inside) => inside, ...rest }: ListOfProps<T>) {
  const { from = [answer], loading, rows = 5, failed, children } = rest;
  if (answer.state === 'loading') return frame(<SkeletonRows rows={rows} label={loading} />);
  if (answer.state === 'failed')
    return <FailedRead failure={answer.failure} text={failed} retry={() => void reload()} />;
  const remarks = <AnswerRemarks answers={from} retry={reload} />;
  if (answer.datos.length > 0) return frame(children(answer.datos, remarks));
  return (
    <>
      {remarks}
      {omittedOf(...from) === 0 && none}
    </>
  );
}

/** An answer of which a part is the list. */
export function listIn<D, T>(
  answer: QueryState<D>,
  rows: (datos: D) => readonly T[],
): QueryState<readonly T[]> {
  return answer.state === 'ready' ? { ...answer, datos: rows(answer.datos) } : answer;
}
