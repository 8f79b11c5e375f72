import type { QueryState } from '#portal/data/cache/query-cache.ts';

/** State of an answer, or `gone`: the record was withdrawn, never existed, or is not for this user. */
export type DetailState<T> = QueryState<T> | { state: 'gone'; code?: number };

/**
 * Converts an answer to the state of a detail page.
 * @param gone error codes for a record that is permanently unavailable
 */
export function detailState<T>(answer: QueryState<T>, gone: readonly number[]): DetailState<T> {
  if (answer.state !== 'failed' || answer.failure.kind !== 'error') return answer;
  const { code } = answer.failure;
  return gone.includes(code) ? { state: 'gone', code } : answer;
}
