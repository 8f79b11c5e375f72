import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { problemAt } from '../draft.ts';
import type { BrandDraft, ProblemTexts, BrandRule } from '../draft.ts';

const setting = ['legal', 'fechaRevisionAccesibilidad'] as const;

const yearly = reportText('rules.review.yearly');

/** The same day eleven months later, or the last day of that month. */
function elevenMonthsAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 11, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 10, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The same day a year later. */
function aYearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

function dateTexts({ settings }: BrandDraft, today: string): Pick<ProblemTexts, 'what' | 'fix'> | undefined {
  const date = settings.legal?.fechaRevisionAccesibilidad;
  if (date === undefined) {
    if (settings.organismo !== 'publico') return undefined;
    return explanation('rules.review.missing');
  }
  if (date > today) {
    return explanation('rules.review.inFuture', { date });
  }
  if (aYearAfter(date) >= today) return undefined;
  return explanation('rules.review.tooOld', { date });
}

/**
 * Checks that the accessibility statement was reviewed in the last year.
 * @param today in the form `2026-11-22`
 */
export function reviewDate(today: string): BrandRule {
  return (draft): Diagnostic[] => [...reviewProblems(draft, today), ...missedDeadlines(draft, today)];
}

function reviewProblems(draft: BrandDraft, today: string): Diagnostic[] {
  if (!draft.isSound(setting) || !draft.isSound(['organismo'])) return [];
  const texts = dateTexts(draft, today);
  if (texts)
    return [problemAt(draft, setting, { code: 'review-date', severity: 'warning', ...texts, why: yearly })];
  const date = draft.settings.legal?.fechaRevisionAccesibilidad;
  if (date === undefined || draft.settings.organismo !== 'publico' || elevenMonthsAfter(date) >= today)
    return [];
  return [
    problemAt(draft, setting, {
      code: 'review-due',
      severity: 'warning',
      ...explanation('rules.review.due', { date, deadline: aYearAfter(date) }),
    }),
  ];
}

/** Corrections that the statement promised for an earlier date. */
function missedDeadlines(draft: BrandDraft, today: string): Diagnostic[] {
  const gaps = draft.settings.accesibilidad?.incumplimientos ?? [];
  return gaps.flatMap(({ hasta }, index) => {
    if (hasta === undefined || hasta >= today) return [];
    return [
      problemAt(draft, ['accesibilidad', 'incumplimientos', index, 'hasta'], {
        code: 'review-due',
        severity: 'warning',
        ...explanation('rules.brokenPromise', { hasta }),
      }),
    ];
  });
}
