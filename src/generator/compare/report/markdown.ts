import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import type {
  BrandComparison,
  ColoursOnEachOther,
  ComparedChange,
  Comparison,
  OpenItems,
  PictureChange,
} from '../comparison.ts';
import {
  inlineCode,
  codeBlock,
  codeLines,
  escapeMarkdown,
  renderBackticks,
  withoutCommonPrefix,
} from './markdown-text.ts';
import {
  groupBySubject,
  foldChanges,
  foldPictures,
  introductionOf,
  openHeading,
  shareWords,
  verdict,
} from './report-words.ts';

/** GitHub limits comments to 65,536 characters. */
const maxLength = 60_000;

/** Up to this number, portals are shown with their first changes; more are folded. */
const shownPortals = 3;

const maxDiffLines = 40;

const folded = (summary: string, lines: readonly string[]): string[] => [
  '<details>',
  `<summary>${summary}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
  '',
];

function changeLines(change: ComparedChange, language: ReportLanguage): string[] {
  const { sentence: words, subject, setting, before, after, diff } = change;
  const none = reportText('compare.none')[language];
  const shown =
    before === undefined || after === undefined ? [before, after] : withoutCommonPrefix(before, after);
  const values = shown.map((value) => (value === undefined ? none : codeLines(value)));
  const line = [
    `- ${escapeMarkdown(words)}`,
    subject === undefined ? '' : ` ${inlineCode(subject)}`,
    before === undefined && after === undefined ? '' : `: ${values.join(' → ')}`,
    setting === undefined ? '' : ` (${inlineCode(setting)})`,
  ].join('');
  return diff === undefined ? [line] : [line, ...codeBlock(diff, 'diff', maxDiffLines)];
}

function contrastLines({ contrasts }: BrandComparison, language: ReportLanguage): string[] {
  const words = (pair: ColoursOnEachOther | undefined): string =>
    pair
      ? `${inlineCode(pair.text)} / ${inlineCode(pair.ground)}, ${reportText('compare.contrast', { ratio: pair.ratio })[language]}`
      : reportText('compare.none')[language];
  return contrasts.map(
    ({ what, mode, before, after }) =>
      `- ${escapeMarkdown(what)} (${reportText(`compare.mode.${mode}`)[language]}): ${words(before)} → ${words(after)}`,
  );
}

const pictureLines = (pictures: readonly PictureChange[], language: ReportLanguage): string[] =>
  pictures.map(({ screen, share }) => `- ${escapeMarkdown(screen)}: ${shareWords(share, language)}`);

function pictureSection(brand: BrandComparison, language: ReportLanguage): string[] {
  const { pictures, looked = 0 } = brand;
  if (!pictures) return [];
  const { first, rest } = foldPictures(brand);
  return [
    '',
    `**${reportText('compare.pictures')[language]}**`,
    '',
    ...(first.length > 0
      ? pictureLines(first, language)
      : [reportText('compare.samePictures', { count: looked })[language]]),
    '',
    ...(rest.length > 0
      ? folded(
          reportText('compare.morePictures', { count: rest.length })[language],
          pictureLines(rest, language),
        )
      : []),
  ];
}

function brandLines(brand: BrandComparison, language: ReportLanguage, isFolded: boolean): string[] {
  const { first, rest } = foldChanges(brand);
  const contrasts = contrastLines(brand, language);
  const sections = groupBySubject(rest, language).flatMap(({ part, heading, changes }) => {
    const lines = [
      ...changes.flatMap((change) => changeLines(change, language)),
      ...(part === 'colours' ? contrasts : []),
    ];
    return lines.length > 0 ? ['', `**${heading}**`, '', ...lines] : [];
  });
  const count = rest.length + contrasts.length;
  const lines = [
    ...first.flatMap((change) => changeLines(change, language)),
    '',
    ...(count > 0 ? folded(reportText('compare.more', { count })[language], sections) : []),
    ...(brand.logos === undefined ? [] : ['', reportText('compare.logos')[language], '']),
    ...pictureSection(brand, language),
  ];
  const fate = reportText(`compare.fate.${brand.fate}`)[language];
  const title = `${escapeMarkdown(brand.name)} (${escapeMarkdown(brand.brand)}): ${fate}`;
  return isFolded ? folded(title, lines) : [`#### ${title}`, '', ...lines];
}

const openLines = (open: OpenItems, language: ReportLanguage): string[] =>
  folded(
    openHeading(open, language),
    open.items.map(
      ({ place, what, fix }) =>
        `- ${place === undefined ? '' : `${inlineCode(place)}: `}${renderBackticks(what)}${fix === undefined ? '' : ` → ${renderBackticks(fix)}`}`,
    ),
  );

/**
 * Formats a comparison as a comment on a pull request, without screenshots, truncated to the length of a comment.
 */
export function markdownReport(comparison: Comparison): string {
  const { base, brands, open, language } = comparison;
  // The name of the commit is text of somebody else, like that of a brand.
  const lead = introductionOf(comparison, '\0')
    ?.split('\0')
    .map(escapeMarkdown)
    .join(` ${inlineCode(base)}`);
  const blocks = [
    ...open.map((one) =>
      [`**${escapeMarkdown(verdict(one, language))}**`, '', ...openLines(one, language)].join('\n'),
    ),
    ...(lead === undefined ? [] : [`${lead}\n`]),
    ...brands.map((brand) => brandLines(brand, language, brands.length > shownPortals).join('\n')),
  ];
  let text = `### ${reportText('compare.title')[language]}\n`;
  for (const block of blocks) {
    const next = `\n${block}`;
    if (text.length + next.length > maxLength) return `${text}\n${reportText('compare.cut')[language]}\n`;
    text += next;
  }
  return text;
}
