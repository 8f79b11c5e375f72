import { verbatim } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic, Severity } from '#generator/diagnostics/problem.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import {
  htmlInPlainText,
  markdownInPlainText,
  placeholdersInPlainText,
  quotesInPlainText,
  separatorAtEnd,
} from '../content/plain-text.ts';
import { problemAt, settingName } from '../draft.ts';
import type { BrandDraft, BrandRule, SettingPath } from '../draft.ts';
import { copiedBrand } from '../texts/copied-brand.ts';
import { checkText } from '../texts/check-text.ts';
import { copiedTexts, sameTexts } from '../texts/same-texts.ts';
import { otherLanguage } from '../texts/stop-words.ts';
import { schemaAt } from '../validate/schema.ts';

/** Whether a setting is free text. */
function isFreeText(path: SettingPath): boolean {
  const schema = schemaAt(path);
  return schema?.type === 'string' && !schema.format && !schema.pattern && !schema.enum;
}

/** Settings that name the portal and its institution, also in mails, calendars and reports of other programs. */
const names: ReadonlySet<unknown> = new Set(['nombre', 'nombreCorto', 'institucion']);

/** Other texts are shown literally, which is ugly but harmless. */
const severityOfHtml = (setting: unknown): Severity => (names.has(setting) ? 'error' : 'warning');

function problemsIn(draft: BrandDraft, value: unknown, path: SettingPath): Diagnostic[] {
  if (typeof value === 'string') {
    if (!isFreeText(path)) return [];
    const language = path.find((step) => isLanguage(step));
    const kind = { language, where: verbatim(`\`${settingName(path)}\``), withMarks: true };
    const [first] = path;
    const isCopied = copiedBrand(draft)?.facts.some((fact) => settingName(fact.path) === settingName(path));
    const others = [
      ...placeholdersInPlainText(value),
      ...quotesInPlainText(value),
      ...markdownInPlainText(value),
      ...separatorAtEnd(value),
      // A fact of another institution is reported as a whole.
      ...checkText(draft, value, kind).flatMap(({ texts }) =>
        texts.code === 'other-institution' && isCopied ? [] : texts,
      ),
    ];
    return [
      ...htmlInPlainText(value).map((texts) => ({ severity: severityOfHtml(first), ...texts })),
      // Ugly but harmless: the text is shown literally.
      ...others.map((texts) => ({ severity: 'warning' as const, ...texts })),
    ].map((texts) => problemAt(draft, path, texts));
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsIn(draft, item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const texts = entries.every(([key, inner]) => isLanguage(key) && typeof inner === 'string');
  // Without a word of a language, a text may well be right in both.
  const copied = texts ? copiedTexts(value as Record<string, string>) : [];
  return [
    ...copied.flatMap(({ language, from }) => {
      const text = (value as Record<string, string>)[language] ?? '';
      return otherLanguage(text, language, { least: 1, share: 0 }) === undefined
        ? []
        : [problemAt(draft, [...path, language], sameTexts(language, settingName([...path, from])))];
    }),
    ...entries.flatMap(([key, inner]) => problemsIn(draft, inner, [...path, key])),
  ];
}

/** Warns about markup in texts of the settings, which are shown literally, and about what nobody has read once more. */
export const plainTexts: BrandRule = (draft) => problemsIn(draft, draft.settings, []);
