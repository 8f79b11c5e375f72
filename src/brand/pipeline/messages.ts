import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#brand/brand.ts';
import { wholeFile } from '#diagnostics/positions.ts';
import type { Location, Problem } from '#diagnostics/problem.ts';
import { didYouMean } from '#diagnostics/suggest.ts';
import { MessageSyntaxError } from '#i18n/compile.ts';
import { fallbackLanguage, isLanguage } from '#i18n/languages.ts';
import type { Language } from '#i18n/languages.ts';
import { areas, catalogue, isMessageId, messageIds } from '#i18n/messages.ts';
import { placeholdersOf } from '#i18n/placeholders.ts';
import { oncePerDraft } from './checked.ts';
import type { Checked } from './checked.ts';
import { languageNotOffered, namesIn } from './content/page-files.ts';
import { problem } from './draft.ts';
import type { Draft, ProblemTexts } from './draft.ts';
import type { Placed, PlacedScalar } from './source/placed.ts';
import { readSource } from './source/read-source.ts';
import { placeOf } from './source/source-file.ts';

const braces = 'Visitors would see a gap, or braces, instead of a name or a number.';

function listed(names: readonly string[]): string {
  return names.map((name) => `\`{${name}}\``).join(' and ');
}

/** An apostrophe right before a brace makes plain text of what follows, until the next apostrophe. */
function apostropheHint(text: string): string {
  return /'[{}]/.test(text)
    ? ' Write the apostrophe before `{` as `’`, because a straight one switches the placeholder off.'
    : '';
}

function checkPlaceholders(id: string, text: string, original: string): ProblemTexts | undefined {
  const wanted = placeholdersOf(original);
  const found = placeholdersOf(text);
  const extra = found.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !found.includes(name));
  if (extra.length === 0 && missing.length === 0) return undefined;
  const parts = [
    ...(missing.length > 0 ? [`lacks ${listed(missing)}`] : []),
    ...(extra.length > 0 ? [`has ${listed(extra)}, which nobody fills in`] : []),
  ];
  return {
    code: 'wrong-placeholders',
    what: `This wording of \`${id}\` ${parts.join(' and ')}.`,
    why: braces,
    fix: `${wanted.length > 0 ? `Use ${listed(wanted)}, and nothing else in braces` : 'Write the text without braces'}. The original is: "${original}".${apostropheHint(text)}`,
  };
}

const shownByHand =
  'Copy the original text and change only the words. Braces belong to placeholders such as `{name}`.';

/** Where in the file a character of the text is; texts with line breaks or escapes are marked as a whole. */
function placeInText({ source, value, data }: PlacedScalar, offset: number): Location {
  const text = String(data);
  const start = source.text.slice(...value).indexOf(text) + value[0];
  return start >= value[0] ? placeOf(source, [start + offset, start + offset + 1]) : placeOf(source, value);
}

/** @returns the text, or what is wrong with it and where */
function checkText(
  id: string,
  placed: Placed,
  original: string,
): { text: string } | { texts: ProblemTexts; at: Location } {
  const at = placeOf(placed.source, placed.value);
  if (placed.kind !== 'scalar' || (typeof placed.data !== 'string' && placed.data !== null)) {
    const texts: ProblemTexts = {
      code: 'wrong-type',
      what: `The wording of \`${id}\` is not a text.`,
      why: 'Each line of this file is the id of a text, a colon and the text.',
      fix: 'Write the text in quotes on the same line.',
    };
    return { texts, at };
  }
  const text = placed.data ?? '';
  if (String(text).trim() === '') {
    const texts: ProblemTexts = {
      code: 'empty-message',
      what: `The wording of \`${id}\` is empty.`,
      why: 'A button or a label without text cannot be used by anyone.',
      fix: 'Write the text, or delete the line to keep the original.',
    };
    return { texts, at };
  }
  try {
    const wrong = checkPlaceholders(id, String(text), original);
    return wrong ? { texts: wrong, at } : { text: String(text) };
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) throw error;
    const texts: ProblemTexts = {
      code: 'invalid-message',
      what: `This wording of \`${id}\` cannot be read. ${error.message}`,
      why: braces,
      fix: shownByHand,
    };
    return { texts, at: placeInText(placed, error.offset) };
  }
}

function unknownId(id: string): ProblemTexts {
  return {
    code: 'unknown-message',
    what: `The portal has no text with the id \`${id}\`.`,
    why: 'The wording would be shown nowhere.',
    fix:
      didYouMean(id, messageIds) ??
      `Look for the id of the text in \`src/i18n/messages/${fallbackLanguage}/\`, or delete the line.`,
  };
}

function readFile(draft: Draft, path: string, language: Language): Checked<Record<string, string>> {
  const { root, findings } = readSource(path);
  // A file with nothing but comments changes no wording.
  const problems: Problem[] = findings
    .filter(({ code }) => code !== 'empty-file')
    .map((finding) => ({ ...finding, brands: [draft.id] }));
  const originals = catalogue(language, areas);
  const value: Record<string, string> = {};
  for (const [id, placed] of root?.entries ?? []) {
    if (placed.kind === 'unknown') continue;
    if (!isMessageId(id)) {
      problems.push(problem(draft, placeOf(placed.source, placed.key ?? placed.value), unknownId(id)));
      continue;
    }
    const checked = checkText(id, placed, originals[id] ?? '');
    if ('text' in checked) value[id] = checked.text;
    else problems.push(problem(draft, checked.at, checked.texts));
  }
  return { value, problems };
}

function checkNames(draft: Draft, folder: string): Problem[] {
  return namesIn(join(folder, 'messages')).flatMap(({ name, isFolder }) => {
    const at = wholeFile(join(folder, 'messages', name));
    const language = /^(\w+)\.yaml$/.exec(name)?.[1];
    if (isFolder || !isLanguage(language)) {
      const texts: ProblemTexts = {
        code: 'unknown-file',
        what: `\`messages/${name}\` is not the wording of a language.`,
        why: 'What stands in it would be shown nowhere.',
        fix: 'The files are `messages/es.yaml` (Spanish), `messages/ca.yaml` (Catalan) and `messages/en.yaml` (English).',
      };
      return [problem(draft, at, texts)];
    }
    const isOffered = draft.settings.idiomas.includes(language) || !draft.isSound(['idiomas']);
    return isOffered || folder !== draft.folder ? [] : [problem(draft, at, languageNotOffered(language))];
  });
}

/** The wording of a brand by message id: its own, and behind it that of its bases. */
export const messagesOf = oncePerDraft((draft: Draft): Checked<Brand['messages']> => {
  const problems = draft.folders.flatMap((folder) => checkNames(draft, folder));
  const value: Brand['messages'] = {};
  for (const language of draft.settings.idiomas) {
    const texts: Record<string, string> = {};
    for (const folder of draft.folders.toReversed()) {
      const path = join(folder, 'messages', `${language}.yaml`);
      if (!existsSync(path)) continue;
      const file = readFile(draft, path, language);
      Object.assign(texts, file.value);
      problems.push(...file.problems);
    }
    value[language] = texts;
  }
  return { value, problems };
});
