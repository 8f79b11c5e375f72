import type { Obstacle } from '#core/contract/entities/missing-data.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';

type Cause = Obstacle['causa'];

/** Text of an obstacle to publishing, and the page where the company can resolve it. */
export interface ObstacleWords {
  text: MessageId;
  way?: { route: RouteId; label: MessageId; field?: string };
}

export const obstacleWords: Readonly<Record<Cause, ObstacleWords>> = {
  problema: { text: 'errors.companyProblem' },
  convenio: {
    text: 'offer-form.agreementNeeded',
    way: { route: 'new-agreement', label: 'offer-form.newAgreement' },
  },
  iban: {
    text: 'notices.companyIbanNeeded',
    way: { route: 'company', label: 'actions.completeIban', field: 'iban' },
  },
};

/**
 * Address and label of the page where a company can resolve an obstacle, if the brand has that page.
 * @param from address of the current page, to return to from a field link
 */
export function obstacleAction(
  cause: Cause,
  { paths }: Pick<PublicBrand, 'paths'>,
  from?: string,
): { href: string; label: MessageId } | undefined {
  const { way } = obstacleWords[cause];
  const path = way && paths[way.route];
  if (!path) return undefined;
  return { href: way.field ? fieldLink(path, way.field, from) : path, label: way.label };
}
