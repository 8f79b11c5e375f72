import { errorOf } from '#api/errors.ts';
import type { Formatter } from '#i18n/formatter.ts';
import type { SaveFailure } from './stores/cv-store.ts';

/** The words for a failure beside what it is about. */
export function failureText(failure: SaveFailure, t: Formatter['t']): string {
  if (failure.kind === 'changed') return t('frame.changedElsewhere');
  if (failure.kind === 'aborted') return '';
  const { text, values } = errorOf(failure.code, { signingIn: true });
  return t(text, values);
}
