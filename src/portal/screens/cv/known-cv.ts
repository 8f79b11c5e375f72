import type { Cv } from '#core/contract/entities/cv.ts';
import { cv } from './stores/portal-cv.ts';

/** The CV that the page shows; editors exist only where there is one. */
export function knownCv(): Cv {
  const state = cv.$cv.get();
  if (state.state !== 'ready') throw new Error('An editor was opened without a CV');
  return state.datos;
}
