import { explanation, localize, type ReportText } from '#generator/diagnostics/report-text.ts';
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

/** A brand, and what `check` says of it. */
export interface Case {
  draft: BrandDraft;
  problems: readonly Diagnostic[];
}

/** How a duty stands. */
export type Standing =
  | { state: 'met'; by: ReportText; path?: SettingPath }
  /** Something is to be written: at a setting, or where a problem is. */
  | { state: 'missing'; fix: ReportText; path?: SettingPath; problem?: Diagnostic }
  /** Nothing in a portal can fulfil it. */
  | { state: 'elsewhere'; who: ReportText }
  | { state: 'none'; why: ReportText };

export interface Duty {
  /** Act and article, by the name that the act itself has. */
  law: string;
  what: ReportText;
  judge: (one: Case) => Standing;
}

/** Whether there is a setting, and where. */
export function written(path: SettingPath, fix: ReportText): Duty['judge'] {
  return ({ draft }) => {
    const value = settingAt(draft.settings, path);
    if (value === undefined || value === '') return { state: 'missing', fix, path };
    return { state: 'met', by: localize(() => `\`${settingName(path)}\``), path };
  };
}

/** Nothing that `check` has to say of it. */
export function unless(codes: readonly ProblemCode[], met: Duty['judge']): Duty['judge'] {
  return (one) => {
    const problem = one.problems.find(({ code }) => (codes as readonly string[]).includes(code));
    return problem ? { state: 'missing', fix: problem.fix ?? problem.what, problem } : met(one);
  };
}

/** The file of a page's text, as reports name it; the brand's own place for one that is made of data. */
function textFile(draft: BrandDraft, language: Language, name: ContentPage): string {
  const source = pageSource(draft, language, name);
  return source ? wholeFile(source.path).file : `content/${language}/${name}.md`;
}

/** A page with a text in every language. */
export function page(name: ContentPage): Duty['judge'] {
  return ({ draft }) => {
    const { value } = contentOf(draft);
    const without = draft.settings.idiomas.filter((language) => value[language]?.[name] === undefined);
    if (without.length === 0)
      return {
        state: 'met',
        by: localize(() =>
          draft.settings.idiomas.map((one) => `\`${textFile(draft, one, name)}\``).join(', '),
        ),
      };
    const files = without.map((language) => `\`content/${language}/${name}.md\``).join(', ');
    return {
      state: 'missing',
      ...explanation('legal.page.write', { files }),
      path: ['idiomas'],
    };
  };
}

export const by =
  (what: ReportText): Duty['judge'] =>
  () => ({ state: 'met', by: what });
export const elsewhere =
  (who: ReportText): Duty['judge'] =>
  () => ({ state: 'elsewhere', who });

/** A duty that only some have. */
export function where(
  applies: (settings: BrandDraft['settings']) => boolean,
  why: ReportText,
  judge: Duty['judge'],
): Duty['judge'] {
  return (one) => (applies(one.draft.settings) ? judge(one) : { state: 'none', why });
}
