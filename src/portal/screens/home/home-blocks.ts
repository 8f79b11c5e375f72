import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { Communication } from '#core/contract/entities/notification.ts';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { localDay } from '#core/i18n/dates.ts';
import type { MenuBrand } from '#portal/frame/menu/side-entry.ts';
import { type MenuStudent, offerKindOf } from '#portal/frame/menu/student-menu.ts';
import { awaitsAnswer, type OfferKind } from '#core/model/offers.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

/** How many rows each block shows; its skeleton has as many. */
export const limits = {
  offers: 5,
  applications: 4,
  surveys: 3,
  communications: 3,
  events: 3,
  guides: 4,
} as const;

/** The newest offers of a kind are the first page of the list. */
export const latestOffersInput = (kind: OfferKind = 'practicas') =>
  ({ params: { type: kind, page: 1 } }) as const;

export const communicationsInput = { params: { tipo: 'Alumno' } } as const;

/** What of a brand decides which blocks there are. */
export type HomeBrand = Pick<MenuBrand, 'paths'>;

/**
 * Which blocks the home of a student has. Until the session is read it is expected that there are offers for someone who
 * it is, so that most people see nothing move.
 */
export function blocksOf(
  brand: HomeBrand & { settings: { modulos: Readonly<{ comunicaciones: boolean }> } },
  student: MenuStudent = { type: 'Alumno', conPracticas: true, conEmpleo: true },
): Readonly<Record<keyof typeof limits, boolean>> {
  const hasOffers = offerKindOf(student, brand) !== undefined;
  const { paths, settings } = brand;
  return {
    offers: hasOffers,
    applications: hasOffers,
    surveys: paths.surveys !== undefined,
    communications: settings.modulos.comunicaciones,
    events: paths.events !== undefined,
    guides: paths.guides !== undefined,
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Surveys that are not answered, those that must be first. */
export function openSurveys(surveys: readonly Survey[]): Survey[] {
  return surveys
    .filter(({ contestada }) => !contestada)
    .toSorted((a, b) => Number(b.respuestaObligatoria) - Number(a.respuestaObligatoria));
}

/** What the university has to say, the newest first; what is dated later is not out yet. */
export function latestCommunications(communications: readonly Communication[], now: Date): Communication[] {
  const today = localDay(now);
  return communications
    .filter(({ fechaDesde }) => fechaDesde <= today)
    .toSorted((a, b) => byText(b.fechaDesde, a.fechaDesde))
    .slice(0, limits.communications);
}

/** Applications to offers of either kind: those that await an answer first, as they are due, then the newest. */
export function firstApplications(applications: readonly Application[]): Application[] {
  const since = ({ fechaInscripcion = '' }: Application): string => fechaInscripcion;
  // Without a day it is due after all that have one, and what awaits nothing after that.
  const due = (it: Application): string => (awaitsAnswer(it) ? (it.fechaLimite ?? '9') : '99');
  return applications
    .toSorted((a, b) => byText(due(a), due(b)) || byText(since(b), since(a)))
    .slice(0, limits.applications);
}

/** Several answers as one: there when all are, failed when one is, stale when one is. */
export function together<T>(...answers: readonly QueryState<readonly T[]>[]): QueryState<readonly T[]> {
  const failed = answers.find(({ state }) => state === 'failed');
  if (failed) return failed;
  const rows: T[] = [];
  let omitted = 0;
  let failure: CallFailure | undefined;
  for (const answer of answers) {
    if (answer.state !== 'ready') return { state: 'loading' };
    rows.push(...answer.datos);
    omitted += answer.omitted ?? 0;
    failure ??= answer.failure;
  }
  return {
    state: 'ready',
    datos: rows,
    ...(omitted > 0 && { omitted }),
    ...omitUndefined({ failure }),
  };
}
