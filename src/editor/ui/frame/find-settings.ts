import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import type { DescribedForms, SettingWords } from '#editor/protocol/forms.ts';

/** The chapter that has a setting, by its position. */
export const chapterOf = ({ chapters }: DescribedForms, path: string): number =>
  chapters.findIndex(({ controls }) => controls.some(({ name }) => name === path.split('.')[0]));

/** The settings whose name, words or chapter have all of the typed words. */
export function findSettings(forms: DescribedForms, typed: string): SettingWords[] {
  const wanted = foldDiacritics(typed.toLowerCase()).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = forms.words.filter(({ path, label }) => {
    const title = forms.chapters[chapterOf(forms, path)]?.title ?? '';
    const text = foldDiacritics(`${path} ${label} ${title}`.toLowerCase());
    return wanted.every((word) => text.includes(word));
  });
  // Parts with the words of their group say nothing more than the group.
  return found.filter(
    ({ path, label }) => !found.some((other) => other.label === label && path.startsWith(`${other.path}.`)),
  );
}
