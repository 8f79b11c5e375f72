import {
  emptyText,
  explanation,
  list,
  reportText,
  type ReportText,
} from '#generator/diagnostics/report-text.ts';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { wholeFile } from '#generator/diagnostics/positions.ts';
import type { Location, Diagnostic } from '#generator/diagnostics/problem.ts';
import { didYouMean, meant, nearest } from '#generator/diagnostics/suggest.ts';
import { MessageSyntaxError } from '#core/i18n/compile.ts';
import { institutionPlaceholders } from '#core/i18n/institution.ts';
import { fallbackLanguage, isLanguage } from '#core/i18n/languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { areas, catalogue, isMessageId, messageIds } from '#core/i18n/messages.ts';
import { placeholdersOf } from '#core/i18n/placeholders.ts';
import { memoizePerDraft } from './rules/memoize-per-draft.ts';
import type { Memoized } from './rules/memoize-per-draft.ts';
import { checkNamesIn, languageNotOffered } from './content/page-files.ts';
import { htmlInPlainText, placeholdersInPlainText } from './content/plain-text.ts';
import { entryAt } from './files/entry.ts';
import { problem } from './draft.ts';
import type { BrandDraft, ProblemTexts } from './draft.ts';
import type { SourceNode, SourceScalar } from './source/source-node.ts';
import { readSource } from './source/read-source.ts';
import { locationOf } from './source/source-file.ts';

const braces = reportText('wording.braces');

function inBraces(names: readonly string[]): ReportText {
  return list(names.map((name) => `\`{${name}}\``));
}

/** An apostrophe right before a brace makes plain text of what follows, until the next apostrophe. */
function apostropheHint(text: string): ReportText {
  return /'[{}]/.test(text) ? reportText('wording.straightApostrophe') : emptyText;
}

function checkPlaceholders(id: string, text: string, original: string): ProblemTexts | undefined {
  const wanted = placeholdersOf(original);
  const found = placeholdersOf(text);
  const extra = found.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !found.includes(name));
  if (extra.length === 0 && missing.length === 0) return undefined;
  const called = institutionPlaceholders.map((name) => `{${name}}`);
  const likely = extra.map((name) => didYouMean(`{${name}}`, called)).find(Boolean);
  const use =
    wanted.length > 0
      ? reportText('wording.usePlaceholders', { inBraces: inBraces(wanted) })
      : reportText('wording.useNoBraces');
  return {
    code: 'wrong-placeholders',
    ...explanation('wording.placeholders', {
      id,
      fault: extra.length === 0 ? 'missing' : missing.length === 0 ? 'extra' : 'other',
      lacks: inBraces(missing),
      has: inBraces(extra),
      advice: likely ?? use,
      original,
      hint: apostropheHint(text),
    }),
    why: braces,
  };
}

const shownByHand = reportText('wording.copyOriginal');

/** Where in the file a character of the text is; texts with line breaks or escapes are marked as a whole. */
function placeInText({ source, value, data }: SourceScalar, offset: number): Location {
  const text = String(data);
  const start = source.text.slice(...value).indexOf(text) + value[0];
  return start >= value[0]
    ? locationOf(source, [start + offset, start + offset + 1])
    : locationOf(source, value);
}

/** @returns the text, or what is wrong with it and where */
function checkText(
  id: string,
  placed: SourceNode,
  original: string,
): { text: string } | { texts: ProblemTexts; at: Location } {
  const at = locationOf(placed.source, placed.value);
  if (placed.kind !== 'scalar' || (typeof placed.data !== 'string' && placed.data !== null)) {
    const texts: ProblemTexts = {
      code: 'wrong-type',
      ...explanation('wording.notAText', { id }),
    };
    return { texts, at };
  }
  const text = placed.data ?? '';
  if (String(text).trim() === '') {
    const texts: ProblemTexts = {
      code: 'empty-message',
      ...explanation('wording.empty', { id }),
    };
    return { texts, at };
  }
  const [tag] = htmlInPlainText(String(text));
  if (tag) return { texts: tag, at };
  try {
    const wrong = checkPlaceholders(id, String(text), original);
    return wrong ? { texts: wrong, at } : { text: String(text) };
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) throw error;
    // In a message that can be read, double braces are one inside another.
    const [placeholder] = /\{\{[^{}]*\}\}/.test(String(text)) ? placeholdersInPlainText(String(text)) : [];
    if (placeholder) return { texts: placeholder, at };
    const texts: ProblemTexts = {
      code: 'invalid-message',
      ...explanation('wording.unreadable', { id, reason: error.told }),
      why: braces,
      fix: shownByHand,
    };
    return { texts, at: placeInText(placed, error.offset) };
  }
}

function unknownId(id: string): ProblemTexts {
  const near = nearest(id, messageIds);
  return {
    code: 'unknown-message',
    ...explanation('wording.unknownId', { id }),
    ...(near === undefined
      ? { fix: reportText('wording.unknownId.lookUp', { fallbackLanguage }) }
      : { fix: meant(near), replacement: near }),
  };
}

function readFile(
  draft: BrandDraft,
  folder: string,
  path: string,
  language: Language,
): Memoized<Record<string, string>> {
  const { root, findings } = readSource(path, folder);
  // A file with nothing but comments changes no wording.
  const problems: Diagnostic[] = findings
    .filter(({ code }) => code !== 'empty-file')
    .map((finding) => ({ ...finding, brands: [draft.id] }));
  const originals = catalogue(language, areas);
  const value: Record<string, string> = {};
  for (const [id, placed] of root?.entries ?? []) {
    if (placed.kind === 'unknown') continue;
    if (!isMessageId(id)) {
      problems.push(problem(draft, locationOf(placed.source, placed.key ?? placed.value), unknownId(id)));
      continue;
    }
    const checked = checkText(id, placed, originals[id] ?? '');
    if ('text' in checked) value[id] = checked.text;
    else problems.push(problem(draft, checked.at, checked.texts));
  }
  return { value, problems };
}

function checkNames(draft: BrandDraft, folder: string): Diagnostic[] {
  return checkNamesIn(draft, folder, 'messages', ({ name }) => {
    const at = wholeFile(join(folder, 'messages', name));
    const language = /^(\w+)\.yaml$/.exec(name)?.[1];
    if (!isLanguage(language)) {
      const texts: ProblemTexts = {
        code: 'unknown-file',
        ...explanation('wording.notALanguage', { name }),
      };
      return [problem(draft, at, texts)];
    }
    const isOffered = draft.settings.idiomas.includes(language) || !draft.isSound(['idiomas']);
    return isOffered || folder !== draft.folder ? [] : [problem(draft, at, languageNotOffered(language))];
  });
}

/** The wording of a brand by message id: its own, and behind it that of its bases. */
export const messagesOf = memoizePerDraft((draft: BrandDraft): Memoized<Brand['messages']> => {
  const problems = draft.folders.flatMap((folder) => checkNames(draft, folder));
  const value: Brand['messages'] = {};
  for (const language of draft.settings.idiomas) {
    const texts: Record<string, string> = {};
    for (const folder of draft.folders.toReversed()) {
      const path = join(folder, 'messages', `${language}.yaml`);
      if (entryAt(folder, path) === 'absent') continue;
      const file = readFile(draft, folder, path, language);
      Object.assign(texts, file.value);
      problems.push(...file.problems);
    }
    value[language] = texts;
  }
  return { value, problems };
});
