import { startTransition, useEffect, useMemo, useState } from 'react';
import lightbulb from 'icon:lightbulb';
import { readForm } from '#portal/forms/fields/form-values.ts';
import type { FormFacts } from '#portal/forms/fields/field-options.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { rest } from '#portal/island/prefetch-code.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { useImportWithRetry } from '#portal/island/use-import-with-retry.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { Ground } from '#core/model/offer-remarks/grounds.ts';
import type { OfferRemark, RemarkFacts } from '#core/model/offer-remarks/offer-remarks.ts';
import { offerForm } from './offer-form.ts';

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

/** Milliseconds after the last keystroke, so that half a word ("Camarero" of "Camarero/a") is not remarked on. */
const typingRest = 800;

/**
 * Remarks on the form's values once typing rests. Their code and word lists are loaded once there is a text, on the page
 * of an existing offer once it rests.
 */
export function useRemarks(
  values: FormValues,
  facts: FormFacts,
  remarkFacts: RemarkFacts,
): readonly OfferRemark[] {
  const [isAwaited, setAwaited] = useState(facts.isNew ?? false);
  useEffect(() => void rest().then(() => setAwaited(true)), []);
  const hasText = Boolean(values['titulo'] || values['descripcion']);
  const remarksOn = useImportWithRetry(loadRemarks, isAwaited && hasText);
  const [rested, setRested] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(values)), typingRest);
    return () => clearTimeout(timer);
  }, [values]);
  return useMemo(
    () => remarksOn?.(readForm(offerForm, rested, facts), remarkFacts) ?? [],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what matters of the facts follows from values
    [remarksOn, rested, remarkFacts.kind],
  );
}

/** Remarks on a field, announced as they appear; they keep nothing from being sent. */
export function FieldRemarks({ remarks }: { remarks: readonly OfferRemark[] }) {
  const { t } = usePage().format;
  const lines = remarks.map((remark) =>
    remark.kind === 'wording'
      ? t(wordingTexts[remark.ground], { words: remark.words, instead: remark.instead })
      : t(texts[remark.kind]),
  );
  useAnnounce(`${t('offer-form.remarks')}: ${lines.join(' ')}`);
  return (
    <div className="offer-remarks">
      <p className="offer-remarks-title">
        <Icon shapes={lightbulb} />
        {t('offer-form.remarks')}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
