import type { ReactNode } from 'react';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { AnswerRemarks, omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';

interface ListOfProps<T> {
  answer: QueryState<readonly T[]>;
  /** Answers from which `answer` was derived, if not a single one. */
  from?: readonly QueryState<unknown>[];
  /** Refetches the list. */
  reload: () => Promise<unknown>;
  /** Announced while loading. */
  loading: string;
  /** Number of skeleton rows while loading. */
  rows?: number;
  /** Text after a failed load. */
  failed: string;
  /** Shown for an empty list. */
  none: ReactNode;
  /** Wraps the list and its skeleton. */
  frame?: (inside: ReactNode) => ReactNode;
  /** @param remarks notes about stale or missing rows, to be shown above them */
  children: (rows: readonly T[], remarks: ReactNode) => ReactNode;
}

/** List in all its states: loading, ready, partial or stale, empty, failed. */
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

/** Derives the answer of a list from an answer that contains its rows. */
export function listIn<D, T>(
  answer: QueryState<D>,
  rows: (datos: D) => readonly T[],
): QueryState<readonly T[]> {
  return answer.state === 'ready' ? { ...answer, datos: rows(answer.datos) } : answer;
}
