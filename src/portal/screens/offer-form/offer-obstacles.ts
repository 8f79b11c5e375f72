import type { Obstacle } from '#core/contract/entities/missing-data.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';

type Cause = Obstacle['causa'];

/** What keeps a company from publishing, in words, and the page where it can do something about it. */
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
 * The address and the label of the page where a company can do something about an obstacle, if the brand has it.
 * @param from where the person is, for the way back from a field
 */
export function wayOf(
  cause: Cause,
  { paths }: Pick<PublicBrand, 'paths'>,
  from?: string,
): { href: string; label: MessageId } | undefined {
  const { way } = obstacleWords[cause];
  const path = way && paths[way.route];
  if (!path) return undefined;
  return { href: way.field ? fieldLink(path, way.field, from) : path, label: way.label };
}
