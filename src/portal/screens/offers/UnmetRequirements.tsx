import circleX from 'icon:circle-x';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Adapts a sentence for use within another one: lower-cases its first letter, except for abbreviations. */
const embedded = (sentence: string, language: string): string =>
  sentence.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLocaleLowerCase(language));

/** One line on unmet requirements: the first one, and the number of others. */
export function UnmetRequirements({ offer: { inscrito, requisitos = [] } }: { offer: OfferCard }) {
  const { format, language } = usePage();
  const { t } = format;
  const [first, ...others] = requisitos.filter(({ cumple }) => !cumple);
  if (inscrito || !first) return null;
  return (
    <p className="offer-unmet">
      <Icon shapes={circleX} />
      <span>{t('offers.unmet', { text: embedded(first.texto, language), more: others.length })}</span>
    </p>
  );
}
