import type { Call } from '#core/contract/call.ts';

/** Age in milliseconds from which an answer is refetched; `undefined` for a call that is not cached. */
export function staleTime({ freshFor }: Pick<Call, 'freshFor'>): number | undefined {
  return freshFor === undefined ? undefined : freshFor * 60_000;
}

/** Identifies an answer in the cache by its call and input. */
export function queryKey({ name }: Pick<Call, 'name'>, input: object): string {
  const parameters = JSON.stringify(input);
  return parameters === '{}' ? name : `${name}${parameters}`;
}
