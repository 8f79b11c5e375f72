import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import type { Guide } from '#core/contract/entities/guide.ts';
import type { Communication } from '#core/contract/entities/notification.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { localDay } from '#core/i18n/dates.ts';
import type { MenuBrand } from '#portal/frame/menu/side-entry.ts';
import { type MenuStudent, offerKindOf } from '#portal/frame/menu/student-menu.ts';
import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import { upcomingEvents } from '#core/model/events.ts';
import { awaitsAnswer, type OfferKind } from '#core/model/offers.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

/** Maximum number of rows of each block; its skeleton has as many. */
export const limits = {
  offers: 5,
  applications: 4,
  dates: 3,
  surveys: 3,
  communications: 3,
  events: 3,
  guides: 4,
} as const;

/** Input of the newest offers of a kind: the first page of the list. */
export const latestOffersInput = (kind: OfferKind = 'practicas') =>
  ({ params: { type: kind, page: 1 } }) as const;

export const communicationsInput = { params: { tipo: 'Alumno' } } as const;

/** Part of a brand that decides which blocks the home has. */
export type HomeBrand = Pick<MenuBrand, 'paths'>;

/**
 * Decides which blocks a student's home has. Until the session is read, offers are assumed, so that for most
 * students nothing moves.
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
    dates: paths.dates !== undefined,
    surveys: paths.surveys !== undefined,
    communications: settings.modulos.comunicaciones,
    events: paths.events !== undefined,
    guides: paths.guides !== undefined,
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Unanswered surveys, mandatory ones first. */
export function openSurveys(surveys: readonly Survey[]): Survey[] {
  return surveys
    .filter(({ contestada }) => !contestada)
    .toSorted((a, b) => Number(b.respuestaObligatoria) - Number(a.respuestaObligatoria));
}

/** The first of them. */
export const firstSurveys = (surveys: readonly Survey[]): Survey[] =>
  openSurveys(surveys).slice(0, limits.surveys);

export const firstOffers = (offers: readonly OfferCard[]): readonly OfferCard[] =>
  offers.slice(0, limits.offers);

export const nextEvents = (events: readonly PortalEvent[]): readonly PortalEvent[] =>
  upcomingEvents(events, new Date()).slice(0, limits.events);

export const nextDates = (entries: readonly AgendaEntry[]): readonly AgendaEntry[] =>
  entries.slice(0, limits.dates);

export const firstGuides = (guides: readonly Guide[]): readonly Guide[] => guides.slice(0, limits.guides);

export const guideKey = ({ id, urlFichero }: Guide): string | number => id ?? urlFichero;

export const communicationKey = ({ fechaDesde, descripcion }: Communication): string =>
  fechaDesde + descripcion;

export const applicationKey = ({ idPerfil, idCandidatura }: Application): string =>
  `${idPerfil}-${idCandidatura}`;

/** The newest communications of the university first, without those dated in the future. */
export function latestCommunications(
  communications: readonly Communication[],
  now = new Date(),
): Communication[] {
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

/** Combines several answers into one: ready once all are, failed or stale as soon as one is. */
export function combineAnswers<T>(...answers: readonly QueryState<readonly T[]>[]): QueryState<readonly T[]> {
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
