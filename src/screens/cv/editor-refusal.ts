import { errorOf } from '#api/errors.ts';
import type { Formatter } from '#i18n/formatter.ts';
import { type FieldsOfCodes, type FormPlace, refusalOf } from '#shell/forms/refusal.ts';
import type { FormValues, Refusal } from '#ui/form/use-form.ts';
import type { SaveFailure } from './stores/cv-store.ts';

/** What an editor says when its part was not saved. */
export function editorRefusal<V extends FormValues>(
  failure: SaveFailure,
  fields: FieldsOfCodes<V>,
  place: FormPlace,
): Refusal<V> {
  if (failure.kind === 'changed') return { message: 'cv.changedElsewhere' };
  return refusalOf(failure, fields, place);
}

/** The words for a failure beside what it is about. */
export function failureText(failure: SaveFailure, t: Formatter['t']): string {
  if (failure.kind === 'changed') return t('cv.changedElsewhere');
  if (failure.kind === 'aborted') return '';
  const { text, values } = errorOf(failure.code, { signingIn: true });
  return t(text, values);
}
