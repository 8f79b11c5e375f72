import { useEffect, useRef } from 'react';
import { publication } from '#core/contract/constants.ts';
import { parseAmount, parseDecimal } from '#core/contract/validation/number.ts';
import { readableTown } from '#core/model/towns.ts';
import { FactGroups, Facts } from '#portal/forms/editors/Facts.tsx';
import { factsOf } from '#portal/forms/review/declared-facts.tsx';
import { OtherTabSends } from '#portal/forms/parts/OtherTabSends.tsx';
import { optionText } from '#portal/forms/review/option-text.ts';
import { SentFor } from '#portal/forms/review/SentFor.tsx';
import { useRespondOnce } from '#portal/forms/review/use-respond-once.ts';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import type { Sending } from '#portal/forms/files/use-sending.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { offerForm } from './offer-form.ts';
import { fieldGroups, type OfferSection } from './offer-sections.ts';
import type { OfferChoices } from './use-offer-choices.ts';
import type { Review } from './offer-form-state.ts';

interface OfferReviewProps {
  review: Review;
  sections: readonly OfferSection[];
  choices: OfferChoices;
  isNew: boolean;
  isShown: (key: string) => boolean;
  sending: Sending;
  /** Returns to the form, optionally to a section. */
  onBack: (section?: string) => void;
}

/** Review of the offer as text before sending. */
export function OfferReview({
  review,
  sections,
  choices,
  isNew,
  isShown,
  sending,
  onBack,
}: OfferReviewProps) {
  const { format } = usePage();
  const { t } = format;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  const { values, answer } = review;
  const { isSent, send } = useRespondOnce(answer);
  const firm = useLastSession()?.empresa;
  const amountOf = (key: 'salario' | 'salarioMaximo' | 'ayudaEstudio'): string => {
    const amount = parseAmount(values[key]);
    return amount === undefined ? '' : format.money(amount);
  };
  const share = parseDecimal(values.tiempoDedicacionJornada);
  const displayTexts = {
    salario: amountOf('salario'),
    salarioMaximo: amountOf('salarioMaximo'),
    ayudaEstudio: amountOf('ayudaEstudio'),
    tiempoDedicacionJornada: share === undefined ? '' : format.number(share / 100, { style: 'percent' }),
    localidad: readableTown(values.localidad),
    contrato: optionText(choices.contracts, values.contrato),
    centroPracticas: optionText(choices.workplaces, values.centroPracticas),
    programa: optionText(choices.programmes.options, values.programa),
    tutores: optionText(choices.tutors, values.tutores),
    idOpcionPublicacion: t(
      Number(values.idOpcionPublicacion) === publication.anonymous
        ? 'offer-form.anonymous'
        : 'offer-form.withData',
    ),
    ficheroInformacionComplementaria:
      values.ficheroInformacionComplementaria.split('|')[0] || values.ficheroInformacionComplementariaEnlace,
  };
  const back = (section?: string): void => {
    if (!isSent) onBack(section);
  };
  return (
    <section className="offer-review" aria-labelledby="offer-review">
      <h2 id="offer-review" ref={heading} tabIndex={-1}>
        {t('offer-form.reviewTitle')}
      </h2>
      <p className="form-intro">{t('offer-form.reviewText')}</p>
      <SentFor firm={firm} />
      <div className="sections">
        {sections.map(({ id, title, fields }) => {
          const factsIn = (keys: OfferSection['fields']) =>
            factsOf(offerForm, keys.filter(isShown), values, format, displayTexts);
          const own = fieldGroups.filter((group) => group.fields.every((key) => fields.includes(key)));
          const ungrouped = fields.filter((key) => !own.some((group) => group.fields.includes(key)));
          const groups = own.map((group) => ({ title: t(group.title), facts: factsIn(group.fields) }));
          return (
            factsIn(fields).length > 0 && (
              <section key={id} className="section" aria-labelledby={`review-${id}`}>
                <div className="section-head">
                  <h3 id={`review-${id}`}>{t(title)}</h3>
                  <Button kind="quiet" aria-describedby={`review-${id}`} onClick={() => back(id)}>
                    {t('offer-form.change')}
                  </Button>
                </div>
                <Facts facts={factsIn(ungrouped)} />
                <FactGroups groups={groups} level={4} />
              </section>
            )
          );
        })}
      </div>
      <UploadProgress sending={sending} />
      <OtherTabSends isBusy={isSent} />
      <p className="offer-review-actions">
        <Button kind="primary" isBusy={isSent} onClick={send}>
          {t(isNew ? 'offer-form.send' : 'offer-form.saveChanges')}
        </Button>
        <Button onClick={() => back()}>{t('offer-form.backToForm')}</Button>
      </p>
    </section>
  );
}
