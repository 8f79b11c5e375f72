import { atom, onMount } from 'nanostores';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { $refusal } from '#portal/data/session/account-refusal.ts';
import { cachedValue } from './cached-value.ts';
import { queryCache } from './portal-cache.ts';

/**
 * Number of placements of the student. Only the number is cached for the next pages: placements have documents, and
 * names and phone numbers of others.
 */
export const $placementCount = atom<number | 'loading' | 'failed'>('loading');

/** Name of the cached count, and its stale time in milliseconds. */
export const cachedPlacementCount = { name: 'numPracticas', fresh: 5 * 60_000 } as const;

const cached = cachedValue<number>(cachedPlacementCount.name);

onMount($placementCount, () => {
  const known = cached.read();
  if (known && !$refusal.get()) $placementCount.set(known.datos);
  if (known && known.age < cachedPlacementCount.fresh)
    return $refusal.subscribe((refusal) => {
      if (refusal) $placementCount.set('failed');
    });
  return queryCache.of(damePracticasAlumno, {}).subscribe((answer) => {
    if ($refusal.get()) $placementCount.set('failed');
    else if (answer.state === 'ready') {
      const { length } = answer.datos;
      cached.keep(length);
      $placementCount.set(length);
    } else if (!known) {
      $placementCount.set(answer.state);
    }
  });
});
