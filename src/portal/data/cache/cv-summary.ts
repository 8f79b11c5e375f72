import { atom, onMount } from 'nanostores';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { hasOwnStudies } from '#core/contract/validation/own-studies.ts';
import { $refusal } from '#portal/data/session/account-refusal.ts';
import { cachedValue } from './cached-value.ts';
import { call } from '#portal/data/server/call.ts';

/** What of a CV the portal may keep: whether there is something in it, and nothing of what it says. */
export interface CvSummary {
  hasStudies: boolean;
  /** Studies at the institution, or of the list of its degrees: what offers can ask for. */
  hasOwnStudies: boolean;
  /** An uploaded CV, experience, or an introduction. */
  hasContent: boolean;
  /** Whether companies see the CV, per kind of offer. */
  searches: { practicas: boolean; empleo: boolean };
}

/** The summary, once it is known; `failed` where the CV could not be read. */
export const $cvSummary = atom<CvSummary | 'loading' | 'failed'>('loading');

/** Where the summary is kept, and for how long the CV need not be read again, in milliseconds. */
export const cachedCvSummary = { name: 'cvResumen', fresh: 2 * 60_000 } as const;

const kept = cachedValue<CvSummary>(cachedCvSummary.name);

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

$refusal.listen((refusal) => {
  if (refusal) $cvSummary.set('failed');
});

onMount($cvSummary, () => {
  const known = kept.read();
  if ($refusal.get()) $cvSummary.set('failed');
  else if (known && known.age < cachedCvSummary.fresh) $cvSummary.set(known.datos);
  else void load();
});
