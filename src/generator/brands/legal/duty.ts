import { readFileSync } from 'node:fs';
import { explanation, localize, type ReportText, verbatim } from '#generator/diagnostics/report-text.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { wholeFile } from '#generator/diagnostics/positions.ts';
import type { Language } from '#core/i18n/languages.ts';
import { contentOf } from '../content.ts';
import { pageSource } from '../content/page-files.ts';
import type { BrandDraft, SettingPath } from '../draft.ts';
import { settingName } from '../draft.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { settingAt } from '../content/placeholders.ts';

/** A brand with the problems that `check` reports for it. */
export interface BrandReview {
  draft: BrandDraft;
  problems: readonly Diagnostic[];
}

/** Status of a duty. */
export type DutyStatus =
  | { state: 'met'; by: ReportText; path?: SettingPath }
  /** Something has to be written: at a setting, or where a problem is. */
  | { state: 'missing'; fix: ReportText; path?: SettingPath; problem?: Diagnostic }
  /** Cannot be fulfilled within a portal. */
  | { state: 'elsewhere'; who: ReportText }
  | { state: 'notApplicable'; why: ReportText };

export interface Duty {
  /** Act and article, by the official name of the act. */
  law: string;
  what: ReportText;
  /** Decides whether a brand fulfils the duty. */
  judge: (review: BrandReview) => DutyStatus;
}

/** Judges a duty that a setting fulfils. */
export function metBySetting(path: SettingPath, fix: ReportText): Duty['judge'] {
  return ({ draft }) => {
    const value = settingAt(draft.settings, path);
    if (value === undefined || value === '') return { state: 'missing', fix, path };
    return { state: 'met', by: localize(() => `\`${settingName(path)}\``), path };
  };
}

/** Judges a duty as missing while `check` reports one of the codes, else by `met`. */
export function unlessReported(codes: readonly ProblemCode[], met: Duty['judge']): Duty['judge'] {
  return (review) => {
    const problem = review.problems.find(({ code }) => (codes as readonly string[]).includes(code));
    return problem ? { state: 'missing', fix: problem.fix ?? problem.what, problem } : met(review);
  };
}

/** Path of a page's source in reports; the brand's own path for a page generated from data. */
function pageSourcePath(draft: BrandDraft, language: Language, name: ContentPage): string {
  const source = pageSource(draft, language, name);
  return source ? wholeFile(source.path).file : `content/${language}/${name}.md`;
}

/** Judges a duty that a page with a text in every language fulfils. */
export function metByPage(name: ContentPage): Duty['judge'] {
  return ({ draft }) => {
    const { value } = contentOf(draft);
    const missing = draft.settings.idiomas.filter((language) => value[language]?.[name] === undefined);
    if (missing.length === 0)
      return {
        state: 'met',
        by: localize(() =>
          draft.settings.idiomas.map((language) => `\`${pageSourcePath(draft, language, name)}\``).join(', '),
        ),
      };
    const files = missing.map((language) => `\`content/${language}/${name}.md\``).join(', ');
    return {
      state: 'missing',
      ...explanation('legal.page.write', { files }),
      path: ['idiomas'],
    };
  };
}

/**
 * Judges a duty that a page fulfils if its text in every language says something; the evidence is the line of each.
 * @param said what a paragraph of each text has to contain
 */
export function metByPageSaying(name: ContentPage, said: RegExp): Duty['judge'] {
  return (review) => {
    const { draft } = review;
    const pages = draft.settings.idiomas.flatMap((language) => {
      const source = pageSource(draft, language, name);
      if (!source) return [];
      const paragraphs = readFileSync(source.path, 'utf8').split('\n');
      return [
        { file: wholeFile(source.path).file, line: paragraphs.findIndex((text) => said.test(text)) + 1 },
      ];
    });
    if (pages.length < draft.settings.idiomas.length) return metByPage(name)(review);
    const silent = pages.filter(({ line }) => line === 0);
    if (silent.length === 0)
      return {
        state: 'met',
        by: verbatim(pages.map(({ file, line }) => `\`${file}:${line}\``).join(', ')),
      };
    const files = silent.map(({ file }) => `\`${file}\``).join(', ');
    return { state: 'missing', ...explanation('legal.page.say', { files }) };
  };
}

/** Judges a duty that the product itself always fulfils. */
export const metByProduct =
  (what: ReportText): Duty['judge'] =>
  () => ({ state: 'met', by: what });

/** Judges a duty that is fulfilled outside of the portal. */
export const metElsewhere =
  (who: ReportText): Duty['judge'] =>
  () => ({ state: 'elsewhere', who });

/** Judges a duty that applies only to brands with certain settings; others are told `why` not. */
export function onlyWhere(
  applies: (settings: BrandDraft['settings']) => boolean,
  why: ReportText,
  judge: Duty['judge'],
): Duty['judge'] {
  return (review) => (applies(review.draft.settings) ? judge(review) : { state: 'notApplicable', why });
}
