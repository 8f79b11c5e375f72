import circleX from 'icon:circle-x';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Why an offer would not be given to the reader, in a line: the first of what is missing, and how many more. */
export function Unmet({ offer: { inscrito, requisitos = [] } }: { offer: OfferCard }) {
  const { t } = usePage().format;
  const [first, ...others] = requisitos.filter(({ cumple }) => !cumple);
  if (inscrito || !first) return null;
  return (
    <p className="offer-unmet">
      <Icon shapes={circleX} />
      <span>{t('offers.unmet', { text: first.texto.replace(/\.$/, ''), more: others.length })}</span>
    </p>
  );
}
