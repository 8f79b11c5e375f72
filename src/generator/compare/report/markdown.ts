import type { BrandComparison, ComparedChange, ColoursOnEachOther, Comparison } from '../comparison.ts';
import { parts } from '../comparison.ts';
import { words } from '../words/by-language.ts';
import type { ComparisonTexts } from '../words/words.ts';

/** GitHub limits comments to 65,536 characters. */
const maxLength = 60_000;

/** Formats a value of a brand file as code, in which markup, links and mentions have no effect. */
function code(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  const short = line.length > 200 ? `${line.slice(0, 199)}…` : line;
  const runs = [...short.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  return short === '' ? '–' : `${fence}${runs.length > 0 ? ` ${short} ` : short}${fence}`;
}

/** Escapes a brand's text for use outside of code. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|@~]/g, '\\$&');

function changeLine({ sentence, setting, before, after }: ComparedChange, { none }: ComparisonTexts): string {
  const from =
    before === undefined && after === undefined
      ? ''
      : `: ${before === undefined ? none : code(before)} → ${after === undefined ? none : code(after)}`;
  return `- ${plain(sentence)}${from}${setting === undefined ? '' : ` (${code(setting)})`}`;
}

const colours = (pair: ColoursOnEachOther | undefined, { contrast, none }: ComparisonTexts): string =>
  pair ? `${code(pair.text)} / ${code(pair.ground)}, ${contrast} ${pair.ratio}:1` : none;

function brandLines(
  { brand, name, fate, changes, contrasts, pictures, looked }: BrandComparison,
  texts: ComparisonTexts,
): string[] {
  const contrastLines = contrasts.map(
    ({ what, mode, before, after }) =>
      `- ${what} (${texts.modes[mode]}): ${colours(before, texts)} → ${colours(after, texts)}`,
  );
  const sections = parts.flatMap((part) => {
    const changeLines = changes
      .filter((change) => change.part === part)
      .map((change) => changeLine(change, texts));
    const lines = [...changeLines, ...(part === 'colours' ? contrastLines : [])];
    return lines.length > 0 ? ['', `**${texts.parts[part]}**`, '', ...lines] : [];
  });
  const shown = pictures?.map(({ screen, share }) => `- ${screen}: ${texts.marked(share)}`) ?? [];
  return [
    '<details>',
    `<summary><b>${plain(name)}</b> (${plain(brand)}): ${texts.fates[fate]}</summary>`,
    ...sections,
    ...(pictures
      ? ['', `**${texts.pictures}**`, '', ...(shown.length > 0 ? shown : [texts.samePictures(looked ?? 0)])]
      : []),
    '',
    '</details>',
    '',
  ];
}

/**
 * Formats a comparison as a comment on a pull request, without screenshots, truncated to the length of a comment.
 */
export function markdownReport({ base, brands, broken, language }: Comparison): string {
  const texts = words[language];
  const head = [
    `### ${texts.title}`,
    '',
    brands.length > 0 ? texts.lead(brands.length, code(base)) : texts.nothing,
    '',
    ...(broken.length > 0 ? [texts.broken(broken.map(plain).join(', ')), ''] : []),
  ].join('\n');
  let text = head;
  for (const brand of brands) {
    const next = `\n${brandLines(brand, texts).join('\n')}`;
    if (text.length + next.length > maxLength) return `${text}\n${texts.cut}\n`;
    text += next;
  }
  return text;
}
