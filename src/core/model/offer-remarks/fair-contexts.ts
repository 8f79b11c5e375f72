import type { Ground } from './grounds.ts';
import { allMatches, compilePattern, type Parts, patternSource } from './wording-pattern.ts';
import contexts from './wordings/contexts.json' with { type: 'json' };

/** A kind of sentence in which words of some grounds are fair; `wordings/README.md` explains the patterns. */
interface Context {
  kind: string;
  grounds: readonly Ground[];
  /** Only these words, whole or in part. */
  words?: string;
  /** Not these words. */
  not?: string;
  /** Not in these sentences. */
  unless?: string;
  /** Somewhere in the sentence. */
  sentence?: string;
  /** Up to `gap` words in front of the words, or behind them, with no `stop` between. */
  before?: string;
  behind?: string;
  gap?: number;
  stop?: string;
  /** Commas and brackets may stand between. */
  across?: boolean;
  /** The words are within. */
  around?: string;
}

const { parts, kinds } = contexts as unknown as { parts: Parts; kinds: readonly Context[] };

const start = '(?<![a-z0-9·])';
const end = '(?![a-z0-9·])';

function between({ gap = 0, stop = '$^', across = false }: Context, behind = ''): string {
  const separator = across ? String.raw`[\s,«»“”"’/–${behind}-]+` : String.raw`[\s’/-]+`;
  return `(?:${separator}(?!(?:${patternSource(stop, parts)})${end})[a-z0-9·]+){0,${gap}}?${separator}`;
}

const whole = (pattern: string | undefined, flags = ''): RegExp | undefined =>
  pattern === undefined ? undefined : compilePattern(pattern, parts, flags);

const compiled = kinds.map((context) => {
  const { grounds, words, not, unless, sentence, before, behind, around } = context;
  const source = (pattern: string): string => `(?:${patternSource(pattern, parts)})`;
  return {
    grounds,
    words: whole(words),
    not: whole(not),
    unless: whole(unless),
    sentence: whole(sentence),
    before: before === undefined ? undefined : new RegExp(`${start}${source(before)}${between(context)}$`),
    behind: behind === undefined ? undefined : new RegExp(`^${between(context, ':')}${source(behind)}${end}`),
    around: whole(around, 'g'),
    isForWordsAlone: [sentence, before, behind, around].every((pattern) => pattern === undefined),
  };
});

/** How far words may stand from those by which they are fair. */
const reach = 100;

/** Whether words of a folded sentence are fair for a ground by what the sentence says of them. */
export function isFairInContext(ground: Ground, sentence: string, from: number, to: number): boolean {
  const found = sentence.slice(from, to);
  const ahead = sentence.slice(Math.max(0, from - reach), from);
  const rest = sentence.slice(to, to + reach);
  return compiled.some(
    (context) =>
      context.grounds.includes(ground) &&
      context.words?.test(found) !== false &&
      !context.not?.test(found) &&
      (context.isForWordsAlone ||
        context.sentence?.test(sentence) === true ||
        context.before?.test(ahead) === true ||
        context.behind?.test(rest) === true ||
        (context.around !== undefined &&
          allMatches(context.around, sentence).some(
            ({ 0: { length }, index }) => index < to && index + length > from,
          ))) &&
      !context.unless?.test(sentence),
  );
}
