import type { QueryState } from '#portal/data/cache/query-cache.ts';

/** An answer, or that there is nothing here: it was withdrawn, never was, or is not for this reader. */
export type DetailState<T> = QueryState<T> | { state: 'gone'; code?: number };

/**
 * What a page of one thing shows of an answer.
 * @param gone codes by which the server says that there is nothing here, and will not be
 */
export function detailState<T>(answer: QueryState<T>, gone: readonly number[]): DetailState<T> {
  if (answer.state !== 'failed' || answer.failure.kind !== 'error') return answer;
  const { code } = answer.failure;
  return gone.includes(code) ? { state: 'gone', code } : answer;
}
