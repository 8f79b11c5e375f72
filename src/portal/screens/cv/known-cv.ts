import type { Cv } from '#core/contract/entities/cv.ts';
import { cv } from './stores/portal-cv.ts';

/** Returns the loaded CV. @throws if none is loaded, which cannot happen in an editor */
export function knownCv(): Cv {
  const state = cv.$cv.get();
  if (state.state !== 'ready') throw new Error('An editor was opened without a CV');
  return state.datos;
}
