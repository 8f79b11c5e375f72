import { candidacyStates, placementProfileText } from '#api/constants.ts';
import type { Application } from '#api/entities/application.ts';
import type { OfferCard } from '#api/entities/offer.ts';
import type { Formatter } from '#i18n/formatter.ts';
import { fillPattern } from '#routing/pattern.ts';
import type { RouteId } from '#routing/table.ts';

type Paths = Readonly<Partial<Record<RouteId, string>>>;

export type OfferKind = 'practicas' | 'empleo';

/** Kind of an offer in a list, which may carry both. */
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

/** The day of a list, `dd/mm/yyyy`, as ISO 8601 writes it. */
export function isoDay(day: string): string {
  return day.split('/').reverse().join('-');
}

/** A day as a card shows it: "ayer" where it is near, "5 mar 2026" where it is not. */
export function shortDay(
  day: string,
  { date, relativeTime }: Pick<Formatter, 'date' | 'relativeTime'>,
): string {
  const near = relativeTime(day);
  return near === date(day) ? date(day, { dateStyle: 'medium' }) : near;
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
