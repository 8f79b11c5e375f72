import type { BrandComparison, ComparedChange, ColoursOnEachOther, Comparison } from '../comparison.ts';
import { parts } from '../comparison.ts';
import { words } from '../words/by-language.ts';
import type { ComparisonTexts } from '../words/words.ts';

/** GitHub takes comments of 65,536 characters. */
const longest = 60_000;

/** A value of a brand file as code, in which nothing is markup, a link or a mention. */
function code(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  const short = line.length > 200 ? `${line.slice(0, 199)}…` : line;
  const runs = [...short.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  return short === '' ? '–' : `${fence}${runs.length > 0 ? ` ${short} ` : short}${fence}`;
}

/** Text of a brand outside of code. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|@~]/g, '\\$&');

function changeLine({ sentence, setting, before, after }: ComparedChange, { none }: ComparisonTexts): string {
  const from =
    before === undefined && after === undefined
      ? ''
      : `: ${before === undefined ? none : code(before)} → ${after === undefined ? none : code(after)}`;
  return `- ${plain(sentence)}${from}${setting === undefined ? '' : ` (${code(setting)})`}`;
}

const colours = (one: ColoursOnEachOther | undefined, { contrast, none }: ComparisonTexts): string =>
  one ? `${code(one.text)} / ${code(one.ground)}, ${contrast} ${one.ratio}:1` : none;

function brandLines(
  { brand, name, fate, changes, contrasts, pictures, looked }: BrandComparison,
  said: ComparisonTexts,
): string[] {
  const contrastLines = contrasts.map(
    ({ what, mode, before, after }) =>
      `- ${what} (${said.modes[mode]}): ${colours(before, said)} → ${colours(after, said)}`,
  );
  const sections = parts.flatMap((part) => {
    const own = changes.filter((change) => change.part === part).map((change) => changeLine(change, said));
    const lines = [...own, ...(part === 'colours' ? contrastLines : [])];
    return lines.length > 0 ? ['', `**${said.parts[part]}**`, '', ...lines] : [];
  });
  const shown = pictures?.map(({ screen, share }) => `- ${screen}: ${said.marked(share)}`) ?? [];
  return [
    '<details>',
    `<summary><b>${plain(name)}</b> (${plain(brand)}): ${said.fates[fate]}</summary>`,
    ...sections,
    ...(pictures
      ? ['', `**${said.pictures}**`, '', ...(shown.length > 0 ? shown : [said.samePictures(looked ?? 0)])]
      : []),
    '',
    '</details>',
    '',
  ];
}

/** A comparison as a comment on a pull request. It has no pictures, and ends where a comment has to. */
export function markdownReport({ base, brands, broken, language }: Comparison): string {
  const said = words[language];
  const head = [
    `### ${said.title}`,
    '',
    brands.length > 0 ? said.lead(brands.length, code(base)) : said.nothing,
    '',
    ...(broken.length > 0 ? [said.broken(broken.map(plain).join(', ')), ''] : []),
  ].join('\n');
  let text = head;
  for (const brand of brands) {
    const next = `\n${brandLines(brand, said).join('\n')}`;
    if (text.length + next.length > longest) return `${text}\n${said.cut}\n`;
    text += next;
  }
  return text;
}
