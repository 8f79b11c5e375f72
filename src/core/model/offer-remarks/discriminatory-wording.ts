import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import ca from './wordings/ca.json' with { type: 'json' };
import en from './wordings/en.json' with { type: 'json' };
import es from './wordings/es.json' with { type: 'json' };
import { isFairInContext } from './fair-contexts.ts';
import { framedGroups, isAboutOthers, spansGenerations } from './framed-groups.ts';
import { type Ground, grounds } from './grounds.ts';
import { type GenderedWord, genderedWord } from './gendered.ts';
import { allMatches, compilePattern, type Parts } from './wording-pattern.ts';

/** Words of a text that may discriminate. */
export interface DiscriminatoryWording {
  ground: Ground;
  /** As they stand in the text. */
  words: string;
  /** What to write instead, in the language of the words. */
  instead: string;
}

/** A list of wordings in a language; `wordings/README.md` explains the patterns. */
interface WordingList {
  parts: Parts;
  /** Patterns of sentences that are fair, by ground or for all. */
  fair: Readonly<Partial<Record<Ground | 'all', readonly string[]>>>;
  wordings: readonly {
    ground: Ground;
    instead: string;
    find: readonly string[];
    /** Patterns of sentences in which these wordings are fair. */
    unless?: readonly string[];
    /** Only titles are looked at. */
    titles?: boolean;
    /** Turns people away in so many words: exceptions for the ground do not hold, only those for all grounds. */
    excludes?: boolean;
  }[];
}

const lists = [es, ca, en] as unknown as readonly WordingList[];

const compileAll = (patterns: readonly string[] = [], { parts }: WordingList, flags = ''): RegExp[] =>
  patterns.map((pattern) => compilePattern(pattern, parts, flags));

const isAnyIn = (patterns: readonly RegExp[], sentence: string): boolean =>
  patterns.some((pattern) => pattern.test(sentence));

/** Fair sentences of all languages, since many texts are in two. */
const fairSentences = Object.fromEntries(
  (['all', ...grounds] as const).map((ground) => [
    ground,
    lists.flatMap((list) => compileAll(list.fair[ground], list)),
  ]),
) as unknown as Readonly<Record<Ground | 'all', readonly RegExp[]>>;

const wordings = lists.flatMap((list, language) =>
  list.wordings.map(({ find, unless, ...wording }) => ({
    ...wording,
    language,
    find: compileAll(find, list, 'dg'),
    unless: compileAll(unless, list),
  })),
);

/** Verbs that say whom a company looks for, up to the noun. */
const seeking =
  /(?<![\p{L}])(?:buscamos|se (?:busca|necesita|precisa|requiere|selecciona)n?|necesitamos|precisamos|seleccionamos|contratamos|incorporamos|queremos|querríamos|preferimos|nos hace falta|volem|voldríem|preferim|ens cal|busquem|cerquem|es (?:busca|cerca|necessita|requereix)|necessitem|seleccionem|contractem|incorporem)\s+(?:(?:a|una?|unos|unas|uns|unes|\d+)\s+)*/giu;

/** Nouns for people who apply: their generic masculine is not taken for a condition. */
const applicants = /^(?:candidat|alumn|graduad|graduat|licenciad|llicenciat|becari)/iu;

const asWording = ({ word, both }: GenderedWord): DiscriminatoryWording => ({
  ground: 'gender',
  words: word,
  instead: both.join(' / '),
});

/** Finds a profession of one gender: anywhere in a title, elsewhere behind a verb ("buscamos camarera"). */
function gendered(sentence: string, isTitle: boolean): DiscriminatoryWording | undefined {
  const inTitle = isTitle && genderedWord(sentence);
  if (inTitle) return asWording(inTitle);
  for (const { 0: match, index } of sentence.matchAll(seeking)) {
    const rest = sentence.slice(index + match.length);
    const found = genderedWord(rest);
    if (found && !applicants.test(found.word) && rest.startsWith(found.word)) return asWording(found);
  }
  return undefined;
}

/** Endings that include another gender: "chico/a", "chic@". */
const inclusiveEnding = /^(?:\s?\/\s?-?[a-z]|@|\s?\(\s?[-/]?(?:a|as|o|os|x|e|es|na|nes)\))/u;

/** Text without accents and in lower case, of the same length as the text. */
function foldInPlace(text: string): string {
  return text.replace(/[^\u{0}-\u{7f}]|[A-Z]+|'/gu, (part) => {
    const folded = part === "'" ? '’' : foldDiacritics(part);
    return folded.length === part.length ? folded : part;
  });
}

interface Span {
  ground: Ground;
  start: number;
  end: number;
  instead: string;
}

/** What to write instead for each ground, by language. */
const insteads = lists.map(
  ({ wordings: all }) => new Map(all.toReversed().map(({ ground, instead }) => [ground, instead] as const)),
);

function spansIn(sentence: string, isTitle: boolean): Span[] {
  const folded = foldInPlace(sentence);
  const framed = framedGroups(folded).flatMap(({ language, ...span }) => {
    const isFair = span.ground === 'gender' && inclusiveEnding.test(folded.slice(span.end));
    return isFair ? [] : [{ ...span, instead: insteads[language]?.get(span.ground) ?? '' }];
  });
  const listed = wordings.flatMap(
    ({ ground, instead, language, find, unless, titles = false, excludes = false }) => {
      if (titles && !isTitle) return [];
      const spans = find.flatMap((pattern) =>
        allMatches(pattern, folded).flatMap(({ indices }) => {
          const [start, end] = indices?.slice(1).find(Boolean) ?? indices?.[0] ?? [0, 0];
          const isInclusive = ground === 'gender' && inclusiveEnding.test(folded.slice(end));
          const isFair =
            isInclusive ||
            (ground === 'age' && spansGenerations(folded.slice(start, end))) ||
            (!excludes && isAboutOthers(folded, { start, end, language }));
          return isFair ? [] : [{ ground, start, end, instead }];
        }),
      );
      // Exceptions are looked for only where there is something to except.
      const exceptions = excludes ? unless : [...unless, ...fairSentences[ground]];
      return spans.length > 0 && !isAnyIn(exceptions, folded) ? spans : [];
    },
  );
  const spans = [...listed, ...framed].filter(
    ({ ground, start, end }) => !isFairInContext(ground, folded, start, end),
  );
  return spans.length > 0 && isAnyIn(fairSentences.all, folded) ? [] : spans;
}

/** Leaves out spans that begin inside another span of the same ground. */
const withoutOverlaps = (spans: readonly Span[]): Span[] =>
  spans
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(
      (span, index, sorted) =>
        !sorted.slice(0, index).some(({ ground, end }) => ground === span.ground && end > span.start),
    );

/** Ends of sentences and lines, but not of abbreviations: "máx. 30 años". */
const sentenceEnds =
  /(?<=[.!?;])(?<!(?:^|\P{L})(?:m[áà]x|max|m[íi]n|aprox|sr|sra|dr|dra|arts?)\.)\s+|\s*[\n\r•]+\s*|(?<=,)\s+(?=(?:pero|però|but)\s)/iu;

/** Wordings by sentence: while somebody writes, all sentences but one stay the same. */
const known = new Map<string, readonly DiscriminatoryWording[]>();

function wordingsIn(sentence: string, isTitle: boolean): readonly DiscriminatoryWording[] {
  const key = `${isTitle ? 'title' : 'text'} ${sentence}`;
  const before = known.get(key);
  if (before) return before;
  const profession = gendered(sentence, isTitle);
  const spans = withoutOverlaps(spansIn(sentence, isTitle));
  const found = [
    ...(profession ? [profession] : []),
    ...spans.map(({ ground, start, end, instead }) => ({
      ground,
      words: sentence.slice(start, end).trim(),
      instead,
    })),
  ];
  if (known.size >= 1000) known.clear();
  known.set(key, found);
  return found;
}

/**
 * Finds the words of a text that may discriminate, sentence by sentence. Each sentence is compared with the lists of
 * all languages, so the language of a text need not be known.
 * @param isTitle a text of few words, in which a noun alone says who is wanted
 */
export function discriminatoryWordings(text: string, isTitle = false): DiscriminatoryWording[] {
  const found = new Map<string, DiscriminatoryWording>();
  for (const sentence of text.normalize('NFC').split(sentenceEnds))
    for (const wording of wordingsIn(sentence, isTitle)) {
      const key = `${wording.ground} ${wording.words.toLowerCase()}`;
      if (!found.has(key)) found.set(key, wording);
    }
  return [...found.values()];
}
