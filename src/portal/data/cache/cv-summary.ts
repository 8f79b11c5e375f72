import { atom, onMount } from 'nanostores';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { hasOwnStudies } from '#core/contract/validation/own-studies.ts';
import { $refusal } from '#portal/data/session/account-refusal.ts';
import { cachedValue } from './cached-value.ts';
import { call } from '#portal/data/server/call.ts';

/** The facts about a CV that the portal may cache: whether its parts are filled in, never their content. */
export interface CvSummary {
  hasStudies: boolean;
  /** Studies at the institution, or of the list of its degrees: those that offers can require. */
  hasOwnStudies: boolean;
  /** An uploaded CV, experience, or an introduction. */
  hasContent: boolean;
  /** Whether companies see the CV, per kind of offer. */
  searches: { practicas: boolean; empleo: boolean };
}

/** The summary, once it is known; `failed` where the CV could not be read. */
export const $cvSummary = atom<CvSummary | 'loading' | 'failed'>('loading');

/** Name of the cached summary, and its stale time in milliseconds. */
export const cachedCvSummary = { name: 'cvResumen', fresh: 2 * 60_000 } as const;

const cached = cachedValue<CvSummary>(cachedCvSummary.name);

function summaryOf(
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
    hasOwnStudies: hasOwnStudies(cv.academicos),
    hasContent: cv.profesional.experiencia.length > 0 || !!cv.presentacion || !!cv.urlCV,
    searches: { practicas: cv.busquedaPracticasActiva, empleo: cv.busquedaTrabajoActiva },
  };
}

async function load(): Promise<void> {
  try {
    const result = await call(dameCvUsuario, {});
    if (!result.ok || $refusal.get()) return $cvSummary.set('failed');
    const summary = summaryOf(result.datos);
    cached.keep(summary);
    $cvSummary.set(summary);
  } catch {
    $cvSummary.set('failed');
  }
}

/** Drops the summary after a change of the CV: the next page that shows it reads the CV again. */
export function dropCvSummary(): void {
  cached.drop();
  $cvSummary.set('loading');
}

$refusal.listen((refusal) => {
  if (refusal) $cvSummary.set('failed');
});

onMount($cvSummary, () => {
  const summary = cached.read();
  if ($refusal.get()) $cvSummary.set('failed');
  else if (summary && summary.age < cachedCvSummary.fresh) $cvSummary.set(summary.datos);
  else void load();
});
