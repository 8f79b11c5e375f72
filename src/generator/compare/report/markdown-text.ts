/** Characters with a meaning in Markdown or HTML inside of a line. */
const special = /[\\`*_[\]<>&|~@#"']/g;

/** What GitHub and GitLab turn into a link or a mention, even where the characters are entities. */
const linked = /@|#|:(?=\/)|\/(?=\/)|\bwww(?=\.)/gi;

const wordJoiner = '\u2060';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Text that stays text in Markdown, within HTML blocks too. Backslashes would escape nothing there, so characters are
 * written as entities; an invisible character keeps addresses and mentions from having an effect.
 */
export function escapeMarkdown(text: string): string {
  return oneLine(text)
    .replace(linked, (found) => `${found}${wordJoiner}`)
    .replace(special, (character) => `&#${character.charCodeAt(0)};`);
}

/** A fence that is longer than every run of backticks in a text. */
function fenceFor(text: string, least: number): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  return '`'.repeat(Math.max(least - 1, ...runs) + 1);
}

/** A value of a brand file as code, in which markup, links and mentions have no effect. Not for HTML blocks. */
export function inlineCode(value: string): string {
  const line = oneLine(value);
  const short = line.length > 200 ? `${line.slice(0, 199)}…` : line;
  const fence = fenceFor(short, 1);
  return short === '' ? '–' : `${fence}${short.includes('`') ? ` ${short} ` : short}${fence}`;
}

/** Longest start that two texts may share before it is left out. */
const maxShared = 60;

/** Two texts without a long start that both have, so that their difference is seen. */
export function withoutCommonPrefix(one: string, other: string): [string, string] {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  // Some words before the difference are kept.
  const start = one.lastIndexOf(' ', shared - maxShared / 2);
  return shared > maxShared && start > 0 ? [`…${one.slice(start)}`, `…${other.slice(start)}`] : [one, other];
}

const maxLines = 5;

/** Lines of a value as code, one behind the other. */
export function codeLines(value: string): string {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, maxLines).map(inlineCode);
  return shown.length === 0
    ? inlineCode('')
    : [...shown, ...(lines.length > maxLines ? ['…'] : [])].join(', ');
}

/** A sentence of a check: its parts between backticks are code. */
export function renderBackticks(text: string): string {
  const pieces = text.split('`');
  // An odd backtick is part of the text.
  const [closed, last] = pieces.length % 2 === 1 ? [pieces, undefined] : [pieces.slice(0, -1), pieces.at(-1)];
  const written = closed.map((piece, index) =>
    index % 2 === 1 && piece.trim() !== '' ? inlineCode(piece) : plainPart(piece),
  );
  return `${written.join('')}${last === undefined ? '' : plainPart(`\`${last}`)}`.trim();
}

/** Like `plain`, with the spaces at both ends. */
const plainPart = (text: string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${escapeMarkdown(text)}${/\S\s+$/.test(text) ? ' ' : ''}`;

/** Lines of a fenced block of code in a list item. */
export function codeBlock(text: string, language: string, maxLines: number): string[] {
  const lines = text.trimEnd().split(/\r?\n/);
  const shown = lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines;
  const fence = fenceFor(text, 3);
  return ['', `  ${fence}${language}`, ...shown.map((line) => `  ${line}`), `  ${fence}`, ''];
}
