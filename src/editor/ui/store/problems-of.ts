import type { ValuePath } from '#core/brand-edits/edit.ts';
import type { SeenProblem } from '#editor/protocol/answers.ts';
import type { FormChapter } from '#editor/protocol/forms.ts';

const begins = (path: ValuePath, setting: ValuePath): boolean =>
  path.length <= setting.length && path.every((step, at) => step === setting[at]);

/**
 * The problems to show at a setting: those of itself, and those of its parts that have no control.
 * @param parts names or positions of the parts that have one; without them all parts belong to the setting
 */
export const problemsAt = (
  problems: readonly SeenProblem[],
  path: ValuePath,
  parts: readonly (string | number)[] = [],
): SeenProblem[] =>
  problems.filter(({ setting }) => {
    if (!setting || !begins(path, setting)) return false;
    const next = setting[path.length];
    return next === undefined || !parts.includes(next);
  });

/** The problems of the settings of a chapter. */
export function problemsIn(problems: readonly SeenProblem[], { controls }: FormChapter): SeenProblem[] {
  const names = controls.map(({ name }) => name);
  return problems.filter(({ setting }) => setting && names.includes(String(setting[0])));
}

/** The problems that no chapter has a setting for. */
export const problemsElsewhere = (
  problems: readonly SeenProblem[],
  chapters: readonly FormChapter[],
): SeenProblem[] =>
  problems.filter((problem) => chapters.every((chapter) => problemsIn([problem], chapter).length === 0));
