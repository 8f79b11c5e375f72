import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import { isSame } from '#core/shared/is-same.ts';
import type { PersistentDraft } from '#portal/data/drafts/persistent-draft.ts';
import type { Conflict } from '#portal/forms/editors/ConflictChoice.tsx';
import { mergeValues } from '#portal/forms/editors/merge-values.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { noFile } from '#portal/forms/files/file-check.ts';
import { offerForm, type OfferValues } from './offer-form.ts';
import { comparableOffer } from './comparable-offer.ts';
import { writeDraftToAddress } from './use-draft-instance.ts';

/** Field of the file with further information. */
export const offerFile = 'ficheroInformacionComplementaria';

/** Fields never stored in the browser: the preferred candidate, identity numbers, and local files. */
export const secretFields = [
  'nombreCandidato',
  'apellidosCandidato',
  'dniCandidato',
  'dniTutorEmpresa',
  offerFile,
] as const;

/** Values of the form: the fields of an offer, and the address that may replace its document. */
export type OfferFormValues = OfferValues & Record<`${typeof offerFile}Enlace`, string>;

/** Initial form values of an offer. */
export const valuesOf = (data: object): OfferFormValues => ({
  ...formValues(offerForm, data),
  ...noFile(offerFile),
});

export type OfferFormDraft = PersistentDraft<OfferFormValues>;

/**
 * Wraps a draft: writing it also writes its instance to the address and notes an existing offer as opened. The draft of
 * an existing offer has all fields: its form begins complete, a copy without the days of the original.
 */
export function draftOf(
  draft: OfferFormDraft,
  instance: string,
  opened: EditableOffer | undefined,
): OfferFormDraft {
  return {
    ...draft,
    write: (values, names) => {
      draft.write(values, opened ? undefined : names);
      writeDraftToAddress(instance);
      if (opened && draft.readNote() === undefined) draft.note(comparableOffer(opened));
    },
    clear: () => {
      draft.clear();
      writeDraftToAddress(undefined);
    },
  };
}

/** Form values of an offer as it was when its draft was begun. */
const asOpened = (noted: unknown): OfferFormValues => valuesOf(noted as object);

export type OfferConflict = Pick<Conflict<OfferFormValues>, 'mine' | 'theirs' | 'both'>;

/**
 * Compares an earlier draft with the offer as it is now. Fields that only one side changed are merged into the draft;
 * fields that both changed are returned as a conflict.
 */
export function sinceChanged(draft: OfferFormDraft, opened: EditableOffer): OfferConflict | undefined {
  const atOpening = draft.readNote();
  if (atOpening === undefined || isSame(atOpening, comparableOffer(opened))) return undefined;
  const theirs = valuesOf(opened);
  const input = { ...asOpened(atOpening), ...draft.read() };
  const { values: mine, both } = mergeValues(asOpened(atOpening), input, theirs);
  draft.write(mine);
  if (both.length > 0) return { mine, theirs, both };
  draft.note(comparableOffer(opened));
  return undefined;
}
