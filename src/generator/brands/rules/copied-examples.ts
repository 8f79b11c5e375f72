import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { type BrandDraft, type BrandRule, problemAt, type SettingPath } from '../draft.ts';
import { settingAt } from '../content/placeholders.ts';
import { modelSettings } from '../new-brand/model.ts';
import { exampleTexts, isExampleAddress } from '../texts/example-addresses.ts';
import { factNames } from '../texts/sibling-brands.ts';
import { schemaAt } from '../validate/schema.ts';

/** Whether a value belongs to one institution and is the example of its setting, to the letter. */
const isExample = (path: SettingPath, value: string): boolean =>
  value !== '' && factNames.has(path.at(-1)) && (schemaAt(path)?.examples ?? []).includes(value);

function problemsIn(draft: BrandDraft, value: unknown, path: SettingPath): Diagnostic[] {
  if (typeof value === 'string') {
    const found = isExample(path, value) || isExampleAddress(draft, value);
    // Facts of the model of a new brand have a report of their own.
    return found &&
      settingAt(modelSettings(draft.id), path) !== value &&
      draft.isSound(path) &&
      draft.origin(path) !== 'default'
      ? [problemAt(draft, path, exampleTexts(value))]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    problemsIn(draft, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Warns about examples of the documents and of reports that stand in the place of a fact. */
export const copiedExamples: BrandRule = (draft) => problemsIn(draft, draft.settings, []);
