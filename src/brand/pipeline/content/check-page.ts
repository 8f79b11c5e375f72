import type { Token } from 'markdown-it';
import { locationAt } from '#diagnostics/positions.ts';
import type { Problem } from '#diagnostics/problem.ts';
import { didYouMean } from '#diagnostics/suggest.ts';
import type { Language } from '#i18n/languages.ts';
import { problem } from '../draft.ts';
import type { Draft, ProblemTexts } from '../draft.ts';
import { checkUrl } from '../links/check-url.ts';
import { portalLinks } from '../links/portal-links.ts';
import { htmlTexts, withoutClosingTags } from './explain-html.ts';
import { parseMarkdown, renderMarkdown } from './markdown.ts';
import type { Span } from './markdown.ts';
import {
  fillPlaceholders,
  findPlaceholders,
  placeholderNames,
  placeholderPath,
  placeholderValue,
} from './placeholders.ts';

const noImage: ProblemTexts = {
  code: 'image-in-content',
  what: 'There is a picture in this text.',
  why: 'Pictures in these pages would need a description, sizes for phones and a dark version; the pages are for text.',
  fix: 'Delete it, and say in words what it shows. To link to a picture elsewhere, write `[text](https://…)` without the `!`.',
};

function headingTexts(level: number, last: number): ProblemTexts | undefined {
  const why = 'People who use a screen reader find their way by the levels of the headings.';
  if (level === 1) {
    return {
      code: 'heading-order',
      what: 'This is a heading of the first level (`#`).',
      why: `The page prints its title as the only heading of that level. ${why}`,
      fix: 'If it repeats the title of the page, delete it; if not, begin it with `##`.',
    };
  }
  if (level <= last + 1) return undefined;
  const right = '#'.repeat(last + 1);
  return {
    code: 'heading-order',
    what:
      last === 1
        ? `The first heading of the page begins with \`${'#'.repeat(level)}\`.`
        : `After a heading with \`${'#'.repeat(last)}\` this one leaves out a level.`,
    why,
    fix: `Begin it with \`${right}\`.`,
  };
}

/** `telefono` under `contacto`. */
function settingWords(name: string): string {
  const [first = '', ...inner] = name.split('.');
  return inner.length > 0 ? `\`${inner.join('.')}\` under \`${first}\`` : `\`${first}\``;
}

function placeholderTexts(
  draft: Draft,
  name: string | undefined,
  language: Language,
): ProblemTexts | undefined {
  if (name === undefined) {
    return {
      code: 'unknown-placeholder',
      what: 'These braces have no partner.',
      why: 'A placeholder begins with `{{` and ends with `}}`, on one line; visitors would see the braces.',
      fix: 'Write, for example, `{{contacto.email}}`, or delete the braces.',
    };
  }
  if (placeholderNames.includes(name.trim()) && name !== name.trim()) {
    return {
      code: 'unknown-placeholder',
      what: 'There are spaces inside the braces of this placeholder.',
      why: 'Visitors would see the braces.',
      fix: `Write \`{{${name.trim()}}}\`.`,
    };
  }
  if (!placeholderNames.includes(name)) {
    return {
      code: 'unknown-placeholder',
      what: `\`{{${name}}}\` stands for nothing.`,
      why: 'Visitors would see the braces.',
      fix: didYouMean(name, placeholderNames) ?? `Placeholders: ${placeholderNames.join(', ')}.`,
    };
  }
  const path = placeholderPath(name);
  if (placeholderValue(draft, name, language) !== undefined || !draft.isSound(path)) return undefined;
  return {
    code: 'empty-placeholder',
    what: `\`{{${name}}}\` is used here, but \`${name}\` is not filled in.`,
    why: 'There would be a gap in the text.',
    fix: `Fill in ${settingWords(name)} in brand.yaml, or take this part out of the text.`,
  };
}

/** A link that was looked at: the token gets the address to use. */
function checkLink(draft: Draft, href: string, token: Token, language: Language): ProblemTexts | undefined {
  // What a placeholder leaves in an address has been reported as such.
  if (/\{\{|\}\}/.test(href)) return undefined;
  if (href.startsWith('#') || href === '') {
    return {
      code: 'invalid-link',
      what: 'This link does not lead to another page.',
      why: 'There are no marks within these pages that it could lead to.',
      fix: 'Write the address of a page, or delete the link and keep its text.',
    };
  }
  if (!/^\/(?![/\\])/.test(href)) return checkUrl(href, 'link');
  const link = portalLinks(draft).resolve(href, language, true);
  if ('mistake' in link) return link.mistake;
  token.attrSet('href', link.href);
  return undefined;
}

export interface Page {
  /** Absolute path of the file. */
  path: string;
  text: string;
  language: Language;
}

/**
 * Looks at a Markdown text and makes its HTML.
 * @returns no HTML when something is wrong
 */
export function checkPage(
  draft: Draft,
  { path, text, language }: Page,
): { html?: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = ([start, end]: Span, texts: ProblemTexts | undefined) => {
    if (texts) problems.push(problem(draft, locationAt(path, text, start, end), texts));
  };
  const fill = (written: string) =>
    fillPlaceholders(written, (name) => placeholderValue(draft, name, language));

  for (const { name, start, end } of findPlaceholders(text)) {
    report([start, end], placeholderTexts(draft, name, language));
  }
  const { tokens, findings } = parseMarkdown(text);
  const tags = findings
    .filter(({ kind }) => kind === 'html')
    .map(({ span }) => ({ span, tag: text.slice(...span) }));
  for (const { span, tag } of withoutClosingTags(tags)) report(span, htmlTexts(tag));
  let lastLevel = 1;
  for (const finding of findings) {
    if (finding.kind === 'image') report(finding.span, noImage);
    if (finding.kind === 'link') {
      report(finding.span, checkLink(draft, fill(finding.href), finding.token, language));
    }
    if (finding.kind === 'heading') {
      report(finding.span, headingTexts(finding.level, lastLevel));
      lastLevel = finding.level;
    }
  }
  return problems.length > 0 ? { problems } : { html: renderMarkdown(tokens, fill), problems };
}
