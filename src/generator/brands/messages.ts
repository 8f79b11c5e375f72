import { explanation, joinSentences, reportText, verbatim } from '#generator/diagnostics/report-text.ts';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { wholeFile } from '#generator/diagnostics/positions.ts';
import type { Location, Diagnostic } from '#generator/diagnostics/problem.ts';
import { suggestion, nearest } from '#generator/diagnostics/suggest.ts';
import { MessageSyntaxError } from '#core/i18n/compile.ts';
import { fallbackLanguage, isLanguage } from '#core/i18n/languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { areas, catalogue, isMessageId, messageIds } from '#core/i18n/messages.ts';
import { memoizePerDraft } from './rules/memoize-per-draft.ts';
import type { Memoized } from './rules/memoize-per-draft.ts';
import { checkNamesIn, languageNotOffered } from './content/page-files.ts';
import { htmlInPlainText, markdownInPlainText, placeholdersInPlainText } from './content/plain-text.ts';
import { entryAt } from './files/entry.ts';
import { problem } from './draft.ts';
import { braces, checkPlaceholders, withBraces } from './message-placeholders.ts';
import type { BrandDraft, ProblemTexts } from './draft.ts';
import type { SourceNode, SourceScalar } from './source/source-node.ts';
import { readSource } from './source/read-source.ts';
import { editAt, locationOf } from './source/source-file.ts';
import { checkText } from './texts/check-text.ts';
import { copiedTexts, sameTexts } from './texts/same-texts.ts';
import { repeatedArticles, type RepeatedArticle } from './texts/institution-articles.ts';
import { settingCalled } from './validate/key-words.ts';
import { inlineValue } from './validate/schema-message.ts';

const copyOriginal = reportText('wording.copyOriginal');

/** Location of a character of a text; a text with line breaks or escapes in the file is marked as a whole. */
function locateInText({ source, value, data }: SourceScalar, offset: number): Location {
  const text = String(data);
  const start = source.text.slice(...value).indexOf(text) + value[0];
  return start >= value[0]
    ? locationOf(source, [start + offset, start + offset + 1])
    : locationOf(source, value);
}

/** @returns the text, or its problem with the location */
function checkMessage(
  id: string,
  node: SourceNode,
  original: string,
  withoutArticles: (text: string) => string,
): { text: string } | { texts: ProblemTexts; at: Location } {
  const location = locationOf(node.source, node.value);
  if (node.kind !== 'scalar' || (typeof node.data !== 'string' && node.data !== null)) {
    const texts: ProblemTexts = {
      code: 'wrong-type',
      ...explanation('wording.notAText', { id }),
    };
    return { texts, at: location };
  }
  const text = node.data ?? '';
  if (String(text).trim() === '') {
    const texts: ProblemTexts = {
      code: 'empty-message',
      ...explanation('wording.empty', { id }),
    };
    return { texts, at: location };
  }
  const [tag] = htmlInPlainText(String(text));
  if (tag) return { texts: tag, at: location };
  try {
    const placeholderTexts = checkPlaceholders(id, String(text), original, withoutArticles);
    return placeholderTexts ? { texts: placeholderTexts, at: location } : { text: String(text) };
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) throw error;
    const corrected = withBraces(String(text), original);
    // In a valid message, double braces are nested arguments.
    const [placeholder] = /\{\{[^{}]*\}\}/.test(String(text)) ? placeholdersInPlainText(String(text)) : [];
    if (placeholder && corrected === undefined) return { texts: placeholder, at: location };
    const texts: ProblemTexts = {
      code: 'invalid-message',
      ...explanation('wording.unreadable', { id, reason: error.told }),
      why: braces,
      fix:
        corrected === undefined
          ? joinSentences(copyOriginal, reportText('wording.original', { original }))
          : reportText('wording.write', { line: `${id}: ${inlineValue(corrected)}` }),
      ...(corrected !== undefined && {
        repair: [editAt(node.source, node.value, inlineValue(corrected))],
      }),
    };
    return { texts, at: locateInText(node, error.offset) };
  }
}

const replaceArticles = (text: string, found: readonly RepeatedArticle[]): string =>
  found.reduceRight(
    (rest, { start, end, written }) => rest.slice(0, start) + written + rest.slice(end),
    text,
  );

/** Articles before a placeholder that has its own. */
function articleTexts(draft: BrandDraft, text: string, language: Language): ProblemTexts[] {
  const found = repeatedArticles(text, language, draft.settings);
  const [first] = found;
  if (!first) return [];
  const { start, end, written } = first;
  return [
    {
      code: 'wrong-placeholders',
      severity: 'warning',
      ...explanation('wording.repeatedArticle', { typed: text.slice(start, end), written }),
      replacement: inlineValue(replaceArticles(text, found)),
    },
  ];
}

function unknownId(id: string, node: SourceNode): ProblemTexts {
  const inner = node.kind === 'map' ? [...node.entries.keys()].map((key) => `${id}.${key}`) : [];
  const whole = inner.find((name) => isMessageId(name));
  if (whole !== undefined)
    return { code: 'unknown-message', ...explanation('wording.idInParts', { id, whole }) };
  const near = nearest(id, messageIds);
  return {
    code: 'unknown-message',
    ...explanation('wording.unknownId', { id }),
    ...(near === undefined
      ? { fix: reportText('wording.unknownId.lookUp', { fallbackLanguage }) }
      : { fix: suggestion(near), replacement: near }),
  };
}

function readFile(
  draft: BrandDraft,
  folder: string,
  path: string,
  language: Language,
): Memoized<Record<string, string>> & { places: Record<string, Location> } {
  const { root, findings } = readSource(path, folder);
  // A file with comments only overrides nothing.
  const problems: Diagnostic[] = findings
    .filter(({ code }) => code !== 'empty-file')
    .map((finding) => ({ ...finding, brands: [draft.id] }));
  const originals = catalogue(language, areas);
  const places: Record<string, Location> = {};
  const value: Record<string, string> = {};
  for (const [id, node] of root?.entries ?? []) {
    if (node.kind === 'unknown') continue;
    if (!isMessageId(id)) {
      problems.push(problem(draft, locationOf(node.source, node.key ?? node.value), unknownId(id, node)));
      continue;
    }
    const checked = checkMessage(id, node, originals[id] ?? '', (text) =>
      replaceArticles(text, repeatedArticles(text, language, draft.settings)),
    );
    if (!('text' in checked)) {
      problems.push(problem(draft, checked.at, checked.texts));
      continue;
    }
    value[id] = checked.text;
    places[id] = locationOf(node.source, node.value);
    const kind = { language, where: verbatim(`\`messages/${language}.yaml\``), withMarks: true };
    const faults = [
      ...checkText(draft, checked.text, kind).map(({ texts }) => texts),
      ...markdownInPlainText(checked.text),
      ...articleTexts(draft, checked.text, language),
    ];
    for (const texts of faults) problems.push(problem(draft, locationOf(node.source, node.value), texts));
  }
  return { value, problems, places };
}

function checkNames(draft: BrandDraft, folder: string): Diagnostic[] {
  return checkNamesIn(draft, folder, 'messages', ({ name }) => {
    const location = wholeFile(join(folder, 'messages', name));
    const language = /^(\w+)\.yaml$/.exec(name)?.[1];
    if (!isLanguage(language)) {
      const missing = draft.settings.idiomas.filter(
        (one) => entryAt(folder, join(folder, 'messages', `${one}.yaml`)) === 'absent',
      );
      const typed = /^(.+)\.ya?ml$/i.exec(name)?.[1] ?? '';
      const meant = missing.find((one) => one === typed.toLowerCase()) ?? settingCalled(typed, missing);
      const texts: ProblemTexts = {
        code: 'unknown-file',
        ...explanation('wording.notALanguage', { name }),
        ...(meant !== undefined && { fix: suggestion(`messages/${meant}.yaml`) }),
      };
      return [problem(draft, location, texts)];
    }
    const isOffered = draft.settings.idiomas.includes(language) || !draft.isSound(['idiomas']);
    return isOffered || folder !== draft.folder
      ? []
      : [problem(draft, location, languageNotOffered(language))];
  });
}

/** Texts that are the same in two languages, where the originals differ. */
function untranslated(
  draft: BrandDraft,
  messages: Brand['messages'],
  places: Partial<Record<Language, Record<string, Location>>>,
): Diagnostic[] {
  const byLanguage = Object.entries(messages);
  const ids = new Set(byLanguage.flatMap(([, texts]) => Object.keys(texts)));
  return [...ids].flatMap((id) => {
    const texts = byLanguage.flatMap(([language, { [id]: text }]) =>
      text === undefined ? [] : [[language, text]],
    );
    return copiedTexts(Object.fromEntries(texts) as Record<string, string>).flatMap(({ language, from }) => {
      const place = places[language]?.[id];
      return place ? [problem(draft, place, sameTexts(language, `messages/${from}.yaml`))] : [];
    });
  });
}

/** The message overrides of a brand by message id, merged with those of its bases. */
export const messagesOf = memoizePerDraft((draft: BrandDraft): Memoized<Brand['messages']> => {
  const problems = draft.folders.flatMap((folder) => checkNames(draft, folder));
  const value: Brand['messages'] = {};
  const places: Partial<Record<Language, Record<string, Location>>> = {};
  for (const language of draft.settings.idiomas) {
    const texts: Record<string, string> = {};
    const textPlaces: Record<string, Location> = {};
    for (const folder of draft.folders.toReversed()) {
      const path = join(folder, 'messages', `${language}.yaml`);
      if (entryAt(folder, path) === 'absent') continue;
      const file = readFile(draft, folder, path, language);
      Object.assign(texts, file.value);
      Object.assign(textPlaces, file.places);
      problems.push(...file.problems);
    }
    value[language] = texts;
    places[language] = textPlaces;
  }
  problems.push(...untranslated(draft, value, places));
  return { value, problems };
});
