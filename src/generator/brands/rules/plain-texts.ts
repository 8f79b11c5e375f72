import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { htmlInPlainText, placeholdersInPlainText, quotesInPlainText } from '../content/plain-text.ts';
import { problemAt } from '../draft.ts';
import type { BrandDraft, BrandRule, SettingPath } from '../draft.ts';
import { schemaAt } from '../validate/schema.ts';

/** Whether people write the text in words of their own. */
function isFreeText(path: SettingPath): boolean {
  const schema = schemaAt(path);
  return schema?.type === 'string' && !schema.format && !schema.pattern && !schema.enum;
}

function problemsIn(draft: BrandDraft, value: unknown, path: SettingPath): Diagnostic[] {
  if (typeof value === 'string') {
    if (!isFreeText(path)) return [];
    const found = [...htmlInPlainText(value), ...placeholdersInPlainText(value), ...quotesInPlainText(value)];
    // Ugly, and harmless: it is shown as it is written.
    return found.map((texts) => problemAt(draft, path, { severity: 'warning', ...texts }));
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsIn(draft, item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => problemsIn(draft, inner, [...path, key]));
}

/** Texts of the settings are shown as they are written, with whatever marks they have. */
export const plainTexts: BrandRule = (draft) => problemsIn(draft, draft.settings, []);
