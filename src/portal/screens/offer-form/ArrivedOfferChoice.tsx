import { ArrivedChoice } from '#portal/forms/editors/ArrivedChoice.tsx';
import type { FormState } from '#portal/forms/form/form-state.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import type { OfferFormValues } from './offer-draft.ts';
import type { ArrivedOffer } from './offer-form-state.ts';

interface ArrivedOfferChoiceProps {
  form: FormState<OfferFormValues>;
  arrived: ArrivedOffer;
  labels: Readonly<Record<string, string>>;
}

/** Choice for an offer that has already arrived: change or keep the stored one, or send another. */
export function ArrivedOfferChoice({ form, arrived, labels }: ArrivedOfferChoiceProps) {
  const { t } = usePage().format;
  const { theirs, isSame, keep, sendAnother } = arrived;
  const unlessBusy = (act: () => void) => () => {
    if (!form.isBusy) act();
  };
  return (
    <ArrivedChoice
      mine={form.values}
      arrived={isSame ? undefined : theirs}
      labels={labels}
      text={(names) => t('offer-form.changedSince', { names })}
    >
      {!isSame && (
        <Button type="submit" isBusy={form.isBusy}>
          {t('offer-form.changeArrived')}
        </Button>
      )}
      <Button onClick={unlessBusy(keep)}>{t('offer-form.keepArrived')}</Button>
      <Button onClick={unlessBusy(sendAnother)}>{t('offer-form.sendAnother')}</Button>
    </ArrivedChoice>
  );
}
