import type { ValuePath } from '#core/brand-edits/edit.ts';
import type { DescribedForms } from '#editor/protocol/forms.ts';
import { wordsPath } from './setting-values.ts';

/** Whether two paths name the same setting. */
export const samePath = (a: ValuePath, b: ValuePath): boolean =>
  a.length === b.length && a.every((step, at) => step === b[at]);

/** Label of a setting, or of the nearest one around it with words. */
export function labelOf(forms: DescribedForms, path: ValuePath): string {
  const dotted = wordsPath(path);
  const found = forms.words.find((words) => words.path === dotted);
  return found?.label ?? (path.length > 1 ? labelOf(forms, path.slice(0, -1)) : dotted);
}
