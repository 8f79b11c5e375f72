import { inEach, type Told } from '#build/diagnostics/told.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Problem, Severity } from '#build/diagnostics/problem.ts';

/** What is wrong with one answer. The same at many addresses is told once. */
export interface Finding {
  code: string;
  severity: Severity;
  /** What is wrong, with `{}` where the addresses are named, and `{is|are}` where one is told otherwise than several. */
  what: Told;
  why: Told;
  fix: Told;
}

/** How many addresses are named of those with the same finding. */
const most = 3;

const moreWords = (more: number): Told => ({
  en: `and ${more} more`,
  es: `y ${more} más`,
  ca: `i ${more} més`,
});

function places(paths: readonly string[], language: Language): string {
  const some = paths.slice(0, most).map((it) => `\`${it}\``);
  const more = paths.length - some.length;
  return more > 0 ? `${some.join(', ')} ${moreWords(more)[language]}` : some.join(', ');
}

/** A sentence about some addresses, in the words for one or for several. */
const about = (what: string, paths: readonly string[], language: Language): string =>
  what
    .replaceAll(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, one: string, several: string) =>
      paths.length === 1 ? one : several,
    )
    .replace('{}', () => places(paths, language));

/** Findings by address as problems of a brand: what is the same is told once, in the order in which it was found. */
export function problemsOf(
  brand: string,
  findings: readonly (readonly [path: string, finding: Finding])[],
): Problem[] {
  const alike = Map.groupBy(findings, ([, { code, what }]) => `${code} ${what.en}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { what, ...rest } = first[1];
    const paths = group.map(([path]) => path);
    const named = inEach((language) => about(what[language], paths, language));
    return [{ ...rest, what: named, brands: [brand] }];
  });
}
