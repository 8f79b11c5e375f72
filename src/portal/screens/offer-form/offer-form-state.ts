import type { PersistentDraft } from '#portal/data/drafts/persistent-draft.ts';
import type { Conflict } from '#portal/forms/editors/ConflictChoice.tsx';
import type { UploadState } from '#portal/forms/files/use-upload.ts';
import type { FormState } from '#portal/forms/form/form-state.ts';
import type { offerFile, OfferFormValues } from './offer-draft.ts';
import type { offerProblems } from './offer-rules.ts';

/** Review of the values before sending; `answer` tells whether to send. */
export interface Review {
  values: OfferFormValues;
  answer: (sends: boolean) => void;
}

/** An offer already on the server, from an earlier attempt or with the same content from another tab. */
export interface ArrivedOffer {
  /** The stored offer as form values. */
  theirs: OfferFormValues;
  /** The stored offer equals the form, so there is nothing to save. */
  isSame: boolean;
  /** Keeps the stored offer as it is. */
  keep: () => void;
  /** Sends the form's values as another offer. */
  sendAnother: () => void;
}

export interface OfferFormState {
  form: FormState<OfferFormValues>;
  /** `undefined` until opened. */
  draft: PersistentDraft<OfferFormValues> | undefined;
  conflict: Conflict<OfferFormValues> | undefined;
  arrived: ArrivedOffer | undefined;
  review: Review | undefined;
  upload: UploadState<typeof offerFile>;
  problemsOf: (values: OfferFormValues) => ReturnType<typeof offerProblems>;
  /** The form has changes that no draft stores. */
  isAtRisk: boolean;
}
