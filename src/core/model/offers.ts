import { candidacyStates, placementProfileText } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { localDay } from '#core/i18n/dates.ts';
import { relativeTime } from '#core/i18n/relative-time.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import type { RouteId } from '#core/routing/table.ts';
import { daysBetween } from './placement-weeks.ts';

type Paths = Readonly<Partial<Record<RouteId, string>>>;

export type OfferKind = 'practicas' | 'empleo';

/** Address of a list with all offers, for readers whose default is suitable offers only. */
export const allOffers = (list: string): string => `${list}?modo=todas`;

/** Kind of an offer in a list, which may mix both. */
export function offerKind({ textoPerfilOferta }: Pick<OfferCard, 'textoPerfilOferta'>): OfferKind {
  return textoPerfilOferta === placementProfileText ? 'practicas' : 'empleo';
}

/**
 * Address of an offer: under the offers of its kind, or under one's own applications. `undefined` where the brand has
 * no such page.
 */
export function offerAddress(
  offer: Pick<OfferCard, 'textoPerfilOferta' | 'urlAcceso'>,
  paths: Paths,
  isApplication = false,
): string | undefined {
  const ofItsKind = offerKind(offer) === 'practicas' ? paths['placement-offer'] : paths['job-offer'];
  const pattern = isApplication ? paths.application : ofItsKind;
  return pattern && fillPattern(pattern, { id: offer.urlAcceso });
}

/** Island and province: "Mallorca, Illes Balears"; empty when neither is known. */
export function offerPlace({ nombreIsla, provincia }: Pick<OfferCard, 'nombreIsla' | 'provincia'>): string {
  const names = [nombreIsla, provincia].filter((name) => name !== undefined && name !== '');
  return [...new Set(names)].join(', ');
}

/** Converts the day of a list, `dd/mm/yyyy`, to ISO 8601. */
export function isoDay(day: string): string {
  return day.split('/').reverse().join('-');
}

/** Formats a day for a card: "ayer" where near, "5 mar 2026" otherwise. */
export function shortDay(day: string, format: Pick<Formatter, 'date' | 'relative'>): string {
  return relativeTime(format, day) ?? format.date(day, { dateStyle: 'medium' });
}

/** Days before the last one from which an offer says how long it is still open. */
const urgentDays = 10;

/**
 * Days until the last day to apply, 0 on that day itself; undefined for an offer that is open for longer, closed, or
 * that the student has applied to.
 * @param today YYYY-MM-DD
 */
export function daysToApply(
  { fechaCaducidad, inscrito }: Pick<OfferCard, 'fechaCaducidad' | 'inscrito'>,
  today = localDay(),
): number | undefined {
  if (fechaCaducidad === undefined || inscrito) return undefined;
  const days = daysBetween(today, fechaCaducidad);
  return days >= 0 && days <= urgentDays ? days : undefined;
}

/** Whether a candidacy waits for the student to accept or reject it. */
export function awaitsAnswer({ estado }: { estado?: number | undefined }): boolean {
  return estado === candidacyStates.preEnrolmentPending;
}

/** Whether nobody has a next move in a candidacy, as far as the server says. */
export function isOver({
  estado,
  turno,
}: Pick<Application, 'turno'> & { estado?: number | undefined }): boolean {
  return turno === 'nadie' || estado === candidacyStates.preEnrolmentRejected;
}
