import { ConflictChoice } from '#portal/forms/editors/ConflictChoice.tsx';
import type { FormState } from '#portal/forms/form/form-state.ts';
import { ArrivedOfferChoice } from './ArrivedOfferChoice.tsx';
import type { OfferFormValues } from './offer-draft.ts';
import type { OfferFormState } from './offer-form-state.ts';

interface OfferChoicesProps extends Pick<OfferFormState, 'conflict' | 'arrived'> {
  form: FormState<OfferFormValues>;
  labels: Readonly<Record<string, string>>;
}

/** Choices between what the form has and what the server has. */
export function OfferChoices({ form, conflict, arrived, labels }: OfferChoicesProps) {
  return (
    <>
      {conflict && <ConflictChoice {...{ form, conflict, labels }} />}
      {arrived && <ArrivedOfferChoice {...{ form, arrived, labels }} />}
    </>
  );
}
