import { useMemo } from 'react';
import lightbulb from 'icon:lightbulb';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { readForm } from '#portal/forms/fields/form-values.ts';
import type { FormFacts } from '#portal/forms/fields/field-options.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useImportWithRetry } from '#portal/island/use-import-with-retry.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { Ground } from '#core/model/offer-remarks/discriminatory-wording.ts';
import type { OfferRemark, RemarkFacts } from '#core/model/offer-remarks/offer-remarks.ts';
import { offerForm, type OfferFieldKey } from './offer-form.ts';

const loadRemarks = async () => (await import('#core/model/offer-remarks/offer-remarks.ts')).offerRemarks;

const wordingTexts = {
  gender: 'offer-form.wordingGender',
  age: 'offer-form.wordingAge',
  origin: 'offer-form.wordingOrigin',
  look: 'offer-form.wordingLook',
  family: 'offer-form.wordingFamily',
  health: 'offer-form.wordingHealth',
  religion: 'offer-form.wordingReligion',
  orientation: 'offer-form.wordingOrientation',
} as const satisfies Record<Ground, MessageId>;

const texts: Readonly<Record<Exclude<OfferRemark['kind'], 'wording'>, MessageId>> = {
  noPay: 'offer-form.remarkNoPay',
  age: 'offer-form.remarkAge',
  nationality: 'offer-form.remarkNationality',
  ownCar: 'offer-form.remarkOwnCar',
  expiryAfterStart: 'offer-form.remarkExpiryAfterStart',
  startOver: 'offer-form.remarkStartOver',
  contactData: 'offer-form.remarkContactData',
  ownName: 'offer-form.remarkOwnName',
};

/** Remarks on the form's values; their code and word lists are loaded once there is a text. */
export function useRemarks(
  values: FormValues,
  facts: FormFacts,
  remarkFacts: RemarkFacts,
): readonly OfferRemark[] {
  const remarksOn = useImportWithRetry(loadRemarks, Boolean(values['titulo'] || values['descripcion']));
  return useMemo(
    () => remarksOn?.(readForm(offerForm, values, facts), remarkFacts) ?? [],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what matters of the facts follows from values
    [remarksOn, values, remarkFacts.kind],
  );
}

/** Advice on some fields, announced when it appears; it does not block sending. */
export function Remarks({ remarks, of }: { remarks: readonly OfferRemark[]; of: readonly OfferFieldKey[] }) {
  const { t } = usePage().format;
  const own = remarks.filter(({ about }) => (of as readonly string[]).includes(about));
  return (
    <div role="status" className="offer-remarks">
      {own.length > 0 && (
        <>
          <p className="offer-remarks-title">
            <Icon shapes={lightbulb} />
            {t('offer-form.remarks')}
          </p>
          <ul>
            {own.map((remark) => (
              <li key={Object.values(remark).join(' ')}>
                <strong>{t(labelOf(offerForm, remark.about as OfferFieldKey))}</strong>
                {': '}
                {remark.kind === 'wording'
                  ? t(wordingTexts[remark.ground], { words: remark.words, instead: remark.instead })
                  : t(texts[remark.kind])}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
