import { atom, onMount } from 'nanostores';
import { damePracticasAlumno } from '#api/calls/student-placements.ts';
import { keptValue } from './kept-value.ts';
import { answers } from './portal-answers.ts';

/**
 * How many placements the student has. Only their number is kept for the next pages: placements have documents, and
 * names and phone numbers of others.
 */
export const $placementCount = atom<number | 'loading' | 'failed'>('loading');

/** For how long they need not be counted again, in milliseconds. */
const fresh = 5 * 60_000;

const kept = keptValue<number>('numPracticas');

onMount($placementCount, () => {
  const known = kept.read();
  if (known) $placementCount.set(known.datos);
  if (known && known.age < fresh) return undefined;
  return answers.of(damePracticasAlumno, {}).subscribe((answer) => {
    if (answer.state === 'ready') {
      const { length } = answer.datos;
      kept.keep(length);
      $placementCount.set(length);
    } else if (!known) {
      $placementCount.set(answer.state);
    }
  });
});
