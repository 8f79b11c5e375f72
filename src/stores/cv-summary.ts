import { atom, onMount } from 'nanostores';
import type { Cv } from '#api/entities/cv.ts';
import { keptValue } from './kept-value.ts';
import { call } from './server.ts';

/** What of a CV the portal may keep: whether there is something in it, and nothing of what it says. */
export interface CvSummary {
  hasStudies: boolean;
  /** An uploaded CV, experience, or an introduction. */
  hasContent: boolean;
  /** Whether companies see the CV, per kind of offer. */
  searches: { practicas: boolean; empleo: boolean };
}

/** The summary, once it is known; `failed` where the CV could not be read. */
export const $cvSummary = atom<CvSummary | 'loading' | 'failed'>('loading');

/** For how long the CV need not be read again, in milliseconds. */
const fresh = 2 * 60_000;

const kept = keptValue<CvSummary>('cvResumen');

export function summaryOf(
  cv: Pick<
    Cv,
    | 'academicos'
    | 'profesional'
    | 'presentacion'
    | 'urlCV'
    | 'busquedaPracticasActiva'
    | 'busquedaTrabajoActiva'
  >,
): CvSummary {
  return {
    hasStudies: cv.academicos.length > 0,
    hasContent: cv.profesional.experiencia.length > 0 || !!cv.presentacion || !!cv.urlCV,
    searches: { practicas: cv.busquedaPracticasActiva, empleo: cv.busquedaTrabajoActiva },
  };
}

async function load(): Promise<void> {
  try {
    const { dameCvUsuario } = await import('#api/calls/cv.ts');
    const result = await call(dameCvUsuario, {});
    if (!result.ok) return $cvSummary.set('failed');
    const summary = summaryOf(result.datos);
    kept.keep(summary);
    $cvSummary.set(summary);
  } catch {
    $cvSummary.set('failed');
  }
}

/** Forgets the summary, because the CV was changed: the next page that shows it reads the CV again. */
export function dropCvSummary(): void {
  kept.drop();
  $cvSummary.set('loading');
}

onMount($cvSummary, () => {
  const known = kept.read();
  if (known && known.age < fresh) $cvSummary.set(known.datos);
  else void load();
});
