/** Between two words of a pattern: blanks and light punctuation. */
const blank = String.raw`[\s,:«»“”"()–*-]+`;

/** Parts of patterns, by the name that stands for them in braces. */
export type Parts = Readonly<Record<string, string>>;

/**
 * Makes the source of a regular expression of a pattern; `wordings/README.md` explains patterns. The text compared is
 * folded: classes of Unicode letters would take ten times as long to compile.
 */
export function patternSource(pattern: string, parts: Parts): string {
  let source = pattern;
  while (/\{[a-z]+\}/.test(source))
    source = source.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${parts[name] ?? ''})`);
  return source
    .replace(/~(\d+) ?/g, String.raw`(?:[^\s]+?${blank}){0,$1}?`)
    .replaceAll('…', '[a-z·/-]*')
    .replace(/ (?![?+*])/g, blank);
}

/** Makes a regular expression for whole words of a pattern. */
export const compilePattern = (pattern: string, parts: Parts, flags = ''): RegExp =>
  new RegExp(String.raw`(?<![a-z0-9·])(?:${patternSource(pattern, parts)})(?![a-z0-9·])`, flags);

/** All matches of a pattern. Most patterns have none, and `matchAll` alone would copy each of them first. */
export const allMatches = (pattern: RegExp, text: string): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
