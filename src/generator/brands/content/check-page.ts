import { explanation, verbatim } from '#generator/diagnostics/report-text.ts';
import type { Token } from 'markdown-it';
import { locationAt } from '#generator/diagnostics/positions.ts';
import type { Edit, Diagnostic } from '#generator/diagnostics/problem.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { problem } from '../draft.ts';
import type { BrandDraft, ProblemTexts } from '../draft.ts';
import { checkAddress } from '../links/check-address.ts';
import type { LinkMistake } from '../links/mistake.ts';
import { portalLinks } from '../links/portal-links.ts';
import { firstConflictMarker, hiddenCharacters, describeHiddenCharacter } from '../source/characters.ts';
import { checkText } from '../texts/check-text.ts';
import type { TextFault } from '../texts/check-text.ts';
import { findMarkdownSlips, meantHeadings } from '../texts/markdown-slips.ts';
import { statementGaps } from './accessibility-statement.ts';
import { isOnOwnLine, expandBlockTokens, expandBlocks } from './blocks.ts';
import { storageGaps } from './storage-gaps.ts';
import { hiddenByEntities } from './html-entities.ts';
import { htmlTexts, withoutClosingTags } from './explain-html.ts';
import { headingTexts, noImage } from './explain-marks.ts';
import { placeholderTexts } from './explain-placeholder.ts';
import { findLeftovers } from './leftovers.ts';
import { parseMarkdown, renderMarkdown } from './markdown.ts';
import type { MarkdownSpan } from './markdown.ts';
import { fillPlaceholders, findPlaceholders, placeholderValue } from './placeholders.ts';

/** Checks a link; a valid one gets its final address in the token. */
function checkLink(
  draft: BrandDraft,
  href: string,
  token: Token,
  language: Language,
): ProblemTexts | LinkMistake | undefined {
  // Placeholders left in an address have been reported already.
  if (/\{\{|\}\}/.test(href)) return undefined;
  if (href.startsWith('#') || href === '') {
    return {
      code: 'invalid-link',
      ...explanation('content.linkWithinPage'),
    };
  }
  if (!/^\/(?![/\\])/.test(href)) return checkAddress(draft, href, 'link', { language, anySpelling: true });
  const link = portalLinks(draft).resolve(href, language, true);
  if ('mistake' in link) return link.mistake;
  token.attrSet('href', link.href);
  return undefined;
}

/**
 * The texts with the corrected link as replacement, if the right address is known and the wrong one is in the link.
 */
function withAddress(mistake: ProblemTexts | LinkMistake, link: string, href: string): ProblemTexts {
  if (!('address' in mistake)) return mistake;
  const { address, ...texts } = mistake;
  const index = link.lastIndexOf(href);
  if (address === undefined || index < 0) return texts;
  return { ...texts, replacement: link.slice(0, index) + address + link.slice(index + href.length) };
}

export interface ContentPageSource {
  page: ContentPage;
  /** Absolute path of the file. */
  path: string;
  text: string;
  language: Language;
}

/**
 * Checks a Markdown text and renders its HTML.
 * @returns no HTML in case of errors; unfinished parts are warnings only
 */
export function checkPage(
  draft: BrandDraft,
  { page, path, text, language }: ContentPageSource,
): { html?: string; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const report = ([start, end]: MarkdownSpan, texts: ProblemTexts | undefined) => {
    if (texts) problems.push(problem(draft, locationAt(path, text, start, end), texts));
  };
  const edit = ([start, end]: MarkdownSpan, replacement: string): Edit => ({
    location: locationAt(path, text, start, end),
    text: replacement,
  });
  const reportFault = ({ span, texts, corrections }: TextFault) => {
    const repair = corrections?.map((correction) => edit(correction.span, correction.text));
    report(span, { ...texts, ...(repair && { repair }) });
  };
  const fillIn = (source: string) =>
    fillPlaceholders(source, (name) => placeholderValue(draft, name, language));

  const conflict = firstConflictMarker(text);
  if (conflict) {
    report(conflict, { code: 'merge-conflict', ...explanation('source.conflict') });
    return { problems };
  }
  for (const { name, start, end } of findPlaceholders(text)) {
    report([start, end], placeholderTexts(draft, name, language, isOnOwnLine(text, start, end)));
  }
  const { tokens, findings } = parseMarkdown(text);
  const hidden = [...hiddenCharacters(text), ...hiddenByEntities(text, tokens)];
  for (const { span, spans, texts } of describeHiddenCharacter(hidden))
    report(span, { ...texts, ...(spans && { repair: spans.map((hiddenSpan) => edit(hiddenSpan, '')) }) });
  const tags = findings
    .filter(({ kind }) => kind === 'html')
    .map(({ span }) => ({ span, tag: text.slice(...span) }));
  for (const { span, tag } of withoutClosingTags(tags)) report(span, htmlTexts(tag, text.slice(span[1])));
  const meant = meantHeadings(text, tokens, tags);
  let lastLevel = 1;
  for (const finding of findings) {
    if (finding.kind === 'image') report(finding.span, noImage);
    if (finding.kind === 'link') {
      const mistake = checkLink(draft, fillIn(finding.href), finding.token, language);
      // The address of a setting is reported there.
      if (/^(?:\{|%7B){2}[\w.]*url\w*(?:\}|%7D){2}$/i.test(finding.href)) continue;
      report(finding.span, mistake && withAddress(mistake, text.slice(...finding.span), finding.href));
    }
    if (finding.kind === 'heading') {
      const [start] = finding.span;
      while (meant[0] && meant[0].start < start) lastLevel = meant.shift()?.level ?? lastLevel;
      report(finding.span, headingTexts(finding.level, lastLevel, text.slice(...finding.span)));
      lastLevel = finding.level;
    }
  }
  for (const { span, texts } of findLeftovers(text)) report(span, texts);
  for (const slip of findMarkdownSlips(text, tokens)) reportFault(slip);
  const where = verbatim(`\`content/${language}\``);
  for (const fault of checkText(draft, text, { language, where, withMarks: false })) reportFault(fault);
  const { organismo } = draft.settings;
  if (page === 'accesibilidad' && (organismo === 'publico' || organismo === 'concertado')) {
    const expanded = expandBlocks(draft, text, language);
    report([0, 1], statementGaps(expanded, parseMarkdown(expanded).findings, language));
  }
  if (page === 'politica-de-cookies') report([0, 1], storageGaps(draft, text, language));
  if (hasErrors(problems)) return { problems };
  return { html: renderMarkdown(expandBlockTokens(tokens, draft, language), fillIn), problems };
}
