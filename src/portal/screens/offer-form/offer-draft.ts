import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import { isSame } from '#portal/data/cache/is-same.ts';
import type { PersistentDraft } from '#portal/data/drafts/persistent-draft.ts';
import type { Conflict } from '#portal/forms/editors/ConflictChoice.tsx';
import { mergeValues } from '#portal/forms/editors/merge-values.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { noFile } from '#portal/forms/files/file-check.ts';
import { offerForm, type OfferValues } from './offer-form.ts';
import { comparableOffer } from './comparable-offer.ts';
import { writeDraftToAddress } from './use-draft-instance.ts';

const file = 'ficheroInformacionComplementaria';

/** What stands in the form: the fields of an offer, and the address that may take the place of its document. */
export type FormOfOffer = OfferValues & Record<`${typeof file}Enlace`, string>;

/** What an offer begins with in the form. */
export const valuesOf = (data: object): FormOfOffer => ({ ...formValues(offerForm, data), ...noFile(file) });

export type OfferFormDraft = PersistentDraft<FormOfOffer>;

/** A draft is named in the address once it is written; one of an offer that is there keeps what the offer said then. */
export function draftOf(
  draft: OfferFormDraft,
  instance: string,
  opened: EditableOffer | undefined,
): OfferFormDraft {
  return {
    ...draft,
    write: (values) => {
      draft.write(values);
      writeDraftToAddress(instance);
      if (opened && draft.noted() === undefined) draft.note(comparableOffer(opened));
    },
    clear: () => {
      draft.clear();
      writeDraftToAddress(undefined);
    },
  };
}

/** What an offer said when its draft was begun, in the fields of the form. */
const asOpened = (noted: unknown): FormOfOffer => valuesOf(noted as object);

export type Differing = Pick<Conflict<FormOfOffer>, 'mine' | 'theirs' | 'both'>;

/**
 * What was typed another day and what the offer says now, where someone else has changed it in between: what only one
 * side changed is merged into the draft.
 */
export function sinceChanged(draft: OfferFormDraft, opened: EditableOffer): Differing | undefined {
  const before = draft.noted();
  if (before === undefined || isSame(before, comparableOffer(opened))) return undefined;
  const theirs = valuesOf(opened);
  const typed = { ...asOpened(before), ...draft.read() };
  const { values: mine, both } = mergeValues(asOpened(before), typed, theirs);
  draft.write(mine);
  if (both.length > 0) return { mine, theirs, both };
  draft.note(comparableOffer(opened));
  return undefined;
}
