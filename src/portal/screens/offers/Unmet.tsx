import circleX from 'icon:circle-x';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** A sentence as a part of another one: its first letter is small then, unless it is of an abbreviation. */
const within = (sentence: string, language: string): string =>
  sentence.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLocaleLowerCase(language));

/** Why an offer would not be given to the reader, in a line: the first of what is missing, and how many more. */
export function Unmet({ offer: { inscrito, requisitos = [] } }: { offer: OfferCard }) {
  const { format, language } = usePage();
  const { t } = format;
  const [first, ...others] = requisitos.filter(({ cumple }) => !cumple);
  if (inscrito || !first) return null;
  return (
    <p className="offer-unmet">
      <Icon shapes={circleX} />
      <span>{t('offers.unmet', { text: within(first.texto, language), more: others.length })}</span>
    </p>
  );
}
