import {
  emptyText,
  explanation,
  list,
  localize,
  reportText,
  type ReportText,
} from '#generator/diagnostics/report-text.ts';
import { didYouMean } from '#generator/diagnostics/suggest.ts';
import { institutionPlaceholders } from '#core/i18n/institution.ts';
import { placeholdersOf } from '#core/i18n/placeholders.ts';
import type { ProblemTexts } from './draft.ts';
import { inlineValue } from './validate/schema-message.ts';

/** Why placeholders matter. */
export const braces = reportText('wording.braces');

function inBraces(names: readonly string[]): ReportText {
  return list(names.map((name) => `\`{${name}}\``));
}

const isSame = (names: readonly string[], others: readonly string[]): boolean =>
  names.length === others.length && names.every((name) => others.includes(name));

/** An apostrophe right before a brace escapes the text up to the next apostrophe. */
function apostropheHint(text: string): ReportText {
  return /'[{}]/.test(text) ? reportText('wording.straightApostrophe') : emptyText;
}

/** Compares the placeholders of a text with those of the original. */
export function checkPlaceholders(
  id: string,
  text: string,
  original: string,
  withoutArticles: (text: string) => string,
): ProblemTexts | undefined {
  const expected = placeholdersOf(original);
  const found = placeholdersOf(text);
  const extra = found.filter((name) => !expected.includes(name));
  const missing = expected.filter((name) => !found.includes(name));
  if (extra.length === 0 && missing.length === 0) return undefined;
  const institutionNames = institutionPlaceholders.map((name) => `{${name}}`);
  const nearName = extra.map((name) => didYouMean(`{${name}}`, institutionNames)).find(Boolean);
  const [one, two] = [`{${extra[0]}}`, `{${missing[0]}}`];
  const isRenamed = extra.length === 1 && missing.length === 1 && text.split(one).length === 2;
  const escaped = text.replaceAll(/'(?=\{\w+\})/g, '’');
  const isEscaped = extra.length === 0 && escaped !== text && isSame(placeholdersOf(escaped), expected);
  const corrected = isRenamed
    ? text.replace(one, () => two)
    : isEscaped
      ? withoutArticles(escaped)
      : withBraces(text, original);
  const write = (right: string): ReportText =>
    reportText('wording.write', { line: `${id}: ${inlineValue(right)}` });
  const use =
    expected.length > 0
      ? reportText('wording.usePlaceholders', { inBraces: inBraces(expected) })
      : reportText('wording.useNoBraces');
  return {
    code: 'wrong-placeholders',
    ...explanation('wording.placeholders', {
      id,
      fault: extra.length === 0 ? 'missing' : missing.length === 0 ? 'extra' : 'other',
      lacks: inBraces(missing),
      has: inBraces(extra),
      advice: nearName ?? use,
      original,
      hint: apostropheHint(text),
    }),
    why: braces,
    ...(corrected !== undefined && {
      fix: localize((language) => `${write(corrected)[language]}.${apostropheHint(text)[language]}`),
      replacement: inlineValue(corrected),
    }),
  };
}

/** Repairs unclosed braces, and braces of another kind, after the original text. */
export function withBraces(text: string, original: string): string | undefined {
  const names = placeholdersOf(original);
  const corrected = names.reduce(
    (rest, name) =>
      new RegExp(`(?<!\\{)\\{${name}\\}(?!\\})`).test(rest)
        ? rest
        : rest.replace(
            new RegExp(`(?:\\{{0,2}|[[(<%]{0,2})\\b${name}\\b(?:\\}{1,2}|[\\])>%]{1,2})|\\{{1,2}${name}\\b`),
            `{${name}}`,
          ),
    text,
  );
  try {
    return corrected !== text && isSame(placeholdersOf(corrected), names) ? corrected : undefined;
  } catch {
    return undefined;
  }
}
