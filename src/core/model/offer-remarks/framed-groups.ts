import type { Ground } from './grounds.ts';
import { allMatches, compilePattern, type Parts, patternSource } from './wording-pattern.ts';
import ca from './wordings/frames/ca.json' with { type: 'json' };
import en from './wordings/frames/en.json' with { type: 'json' };
import es from './wordings/frames/es.json' with { type: 'json' };

/** What a sentence does with a group of people or a trait of theirs. */
type Frame = 'refuse' | 'ask' | 'without' | 'tell';

/** Words of a language that exclude or demand people; explained in `wordings/README.md`. */
interface FrameList {
  parts: Parts;
  /** `near` stands right before its group. */
  refuse: { near: string; before: string; after: string };
  ask: { before: string; after: string };
  without: string;
  tell: string;
  /** Words beside a group of people who are not the applicants. */
  about: string;
  /** The same right behind the group. */
  behind?: string;
  /** Sentences in which a ground is fair. */
  fair?: Partial<Record<Ground, string>>;
  groups: Record<Ground, readonly { find: string; as?: 'person'; frames?: readonly Frame[] }[]>;
}

const separator = String.raw`[\s,:«»“”"()’/*–—-]+`;
const word = String.raw`[a-z0-9·%€&.]+`;

/** Between a frame and its group: a few words, none of which says that the group is of others. */
const gap = (words: number, without: string): string =>
  String.raw`(?:${separator}(?!(?:${without})(?![a-z0-9·]))${word}){0,${words}}${separator}`;

/** Verbs of wanting: what stands in front of one is who wants, not what the work is about. */
const wanting =
  'seeks?|needs?|wants?|looks?|looking|requires?|prefers?|must|should|not|no|busca[n]?|buscamos|precisa|necesita|selecciona|quiere|prefiere|debe[n]?|cerca|busca|busquem|necessita|vol|volem|prefereix|cal';

/** The same within one phrase. */
const phrase = (words: number): string =>
  String.raw`(?:[\s’-]+(?!(?:${wanting})(?![a-z0-9·]))${word}){0,${words}}[\s’-]+`;

/** Words that take back what is asked for: "no hace falta ser", "nobody is asked". */
const never =
  '(?<!(?:no|ni|nadie|nunca|jamas|sin|mai|ningu|sense|not|never|nobody|don’t|won’t|doesn’t|isn’t|without|regardless)(?:[^a-z0-9·.]+[a-z0-9·]+){0,3}[^a-z0-9·.]+)';

/** Prepositions that make of the persons behind them the object of the work: "monitor para jóvenes". */
const towards = 'que|who|that|para|con|contra|entre|hacia|sobre|amb|per|cap|with|against|among|to|about|of';

const start = '(?<![a-z0-9·])';
const end = '(?![a-z0-9·])';

function compileList(list: FrameList) {
  const source = (pattern: string): string => patternSource(pattern, list.parts);
  const about = source(list.about);
  const before = (frame: string, words: number, without = about, ahead = start): RegExp =>
    new RegExp(`${ahead}(?:${source(frame)})${gap(words, without)}$`);
  const after = (frame: string): RegExp =>
    new RegExp(String.raw`^${separator}(?:${word}${separator}){0,7}?(?:${source(frame)})(?![0-9·])`);
  const behind =
    list.behind === undefined
      ? undefined
      : new RegExp(
          `^${separator}(?:(?!(?:and|or)${end})${word}${separator})?(?:${source(list.behind)})${end}`,
        );
  return {
    refuse: before(list.refuse.before, 6),
    refuseNear: before(list.refuse.near, 1),
    refused: after(list.refuse.after),
    ask: before(list.ask.before, 5, about, start + never),
    askPerson: before(list.ask.before, 4, `${about}|${towards}`, start + never),
    asked: after(list.ask.after),
    without: before(list.without, 3),
    tell: before(list.tell, 8, about, start + never),
    about: new RegExp(`${start}(?:${about})${phrase(4)}$`),
    aboutList: new RegExp(`${start}(?:${about})${gap(5, wanting)}$`),
    isBehind: (text: string): boolean => behind?.test(text) ?? false,
    groups: Object.entries(list.groups).flatMap(([ground, groups]) =>
      groups.map(({ find, as, frames }) => ({
        ground: ground as Ground,
        find: compilePattern(find, list.parts, 'g'),
        isPerson: as === 'person',
        frames,
      })),
    ),
  };
}

const lists = ([es, ca, en] as unknown as FrameList[]).map(compileList);

const fair = new Map<Ground, RegExp[]>();
for (const { fair: patterns = {}, parts } of [es, ca, en] as unknown as FrameList[])
  for (const [ground, pattern] of Object.entries(patterns))
    fair.set(ground as Ground, [...(fair.get(ground as Ground) ?? []), compilePattern(pattern, parts)]);

/** Tens in words, of all languages, by their stems. */
const tens: readonly (readonly [number, RegExp])[] = [
  [20, /^(?:vei?nt|vint|twent)/],
  [30, /^(?:trei?nt|trent|thirt)/],
  [40, /^(?:cuarent|quarant|fort[yi])/],
  [50, /^(?:cincuent|cinquant|fift)/],
  [60, /^(?:sesent|seixant|sixt)/],
];

/** Whether a range of ages is too wide to keep anyone out: "de entre 24 y 61 años". */
export function spansGenerations(words: string): boolean {
  const [from = 0, to = 0] = [
    ...words.matchAll(/(?<![0-9])[1-9][0-9](?![0-9])|(?<![a-z])[a-z]{4,}/g),
  ].flatMap(([word]) => Number(word) || (tens.find(([, stem]) => stem.test(word))?.[0] ?? []));
  return to - from >= 30;
}

/** A bare no behind a group: "jubilados, no". */
const refusedNear = /^[\s,:]+(?:no|not|nunca|mai|never)(?=\s*(?:[,.;!)]|$))/;

/** How far a frame may stand from its group. */
const reach = 100;

type Compiled = (typeof lists)[number];

function isFramed(list: Compiled, group: Compiled['groups'][number], ahead: string, behind: string): boolean {
  const isAbout = list.about.test(ahead) || list.isBehind(behind);
  const { frames, isPerson } = group;
  if (!frames) return !isAbout;
  return frames.some((frame) => {
    switch (frame) {
      case 'refuse':
        return (
          list.refuse.test(ahead) ||
          list.refuseNear.test(ahead) ||
          refusedNear.test(behind) ||
          (!isAbout && list.refused.test(behind))
        );
      case 'ask':
        return !isAbout && ((isPerson ? list.askPerson : list.ask).test(ahead) || list.asked.test(behind));
      default:
        return list[frame].test(ahead) && !isAbout;
    }
  });
}

interface Place {
  start: number;
  end: number;
  /** Index of the list by which the words were found. */
  language: number;
}

/** Whether words of a folded sentence are about clients, pupils, products… instead of those who apply. */
export function isAboutOthers(sentence: string, { start, end: finish, language }: Place): boolean {
  const ahead = sentence.slice(Math.max(0, start - reach), start);
  const behind = sentence.slice(finish, finish + reach);
  const list = lists[language];
  return list !== undefined && (list.aboutList.test(ahead) || list.isBehind(behind));
}

/** Finds groups of people, or traits of theirs, that a folded sentence turns away or asks for. */
export function framedGroups(sentence: string): (Place & { ground: Ground })[] {
  return lists.flatMap((list, language) =>
    list.groups.flatMap((group) =>
      allMatches(group.find, sentence).flatMap(({ 0: { length }, index }) => {
        const finish = index + length;
        const isFound =
          !spansGenerations(sentence.slice(index, finish)) &&
          isFramed(
            list,
            group,
            sentence.slice(Math.max(0, index - reach), index),
            sentence.slice(finish, finish + reach),
          ) &&
          !fair.get(group.ground)?.some((pattern) => pattern.test(sentence));
        return isFound ? [{ ground: group.ground, start: index, end: finish, language }] : [];
      }),
    ),
  );
}
