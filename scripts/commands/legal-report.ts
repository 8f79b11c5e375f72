import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { Inheritance } from '#generator/brands/inherit/inherit.ts';
import type { DutyStatus } from '#generator/brands/legal/duty.ts';
import { type JudgedDuty, judgeDuties } from '#generator/brands/legal/judge-duties.ts';
import { makeDraft } from '#generator/brands/make-draft.ts';
import type { ReportFormat } from '#generator/diagnostics/formats.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** A duty of a brand in the report. */
interface ReportedDuty {
  brand: string;
  subject: string;
  law: string;
  what: string;
  state: DutyStatus['state'];
  /** How the duty is fulfilled, what to write, who else is responsible, or why it does not apply. */
  text: string;
  /** Location such as `brands/illes/brand.yaml:89`, if there is one. */
  place?: string;
}

const inLanguage =
  (brand: string, language: ReportLanguage) =>
  ({ subject, law, what, state, text, location }: JudgedDuty): ReportedDuty => ({
    brand,
    subject: subject[language],
    law,
    what: what[language],
    state,
    text: text[language],
    ...(location && { place: `${location.file}:${location.line}` }),
  });

const headings: Readonly<Record<DutyStatus['state'], ReportText>> = {
  missing: reportText('commands.legal.missing'),
  met: reportText('commands.legal.met'),
  elsewhere: reportText('commands.legal.elsewhere'),
  notApplicable: reportText('commands.legal.none'),
};
/** Formats the duties of a brand as text, missing ones first. */
function formatDuties(name: string, judged: readonly ReportedDuty[], language: ReportLanguage): string {
  const lines = (Object.keys(headings) as DutyStatus['state'][]).flatMap((state) => {
    const matching = judged.filter((duty) => duty.state === state);
    if (matching.length === 0) return [];
    return [
      `${headings[state][language]} (${matching.length})`,
      ...matching.map(
        ({ law, what, text, place }) =>
          `  ${what} (${law})\n    ${state === 'missing' ? '→ ' : ''}${text}${place ? `  ${place}` : ''}`,
      ),
      '',
    ];
  });
  const missing = judged.filter(({ state }) => state === 'missing').length;
  const sum = [
    reportText('legal.duties', { count: judged.length }),
    reportText('legal.missing', { count: missing }),
  ].map((text) => text[language]);
  return [`${name}: ${sum.join(', ')}`, '', ...lines].join('\n');
}

/**
 * Reports the duties of brands, as text or JSON.
 * @param problems found by `check`
 */
export function legalReport(
  brandsDir: string,
  ids: readonly string[],
  problems: readonly Diagnostic[],
  format: ReportFormat,
  language: ReportLanguage,
): string {
  const inheritance = new Inheritance(brandsDir);
  const judged = ids.flatMap((id) => {
    const { draft } = makeDraft(brandsDir, id, inheritance);
    if (!draft) return [];
    const own = problems.filter(({ brands }) => brands.includes(id));
    return [
      {
        name: draft.settings.nombre ?? id,
        duties: judgeDuties({ draft, problems: own }).map(inLanguage(id, language)),
      },
    ];
  });
  if (format === 'json')
    return `${JSON.stringify(
      judged.flatMap((brand) => brand.duties),
      null,
      2,
    )}\n`;
  return judged.map((brand) => formatDuties(brand.name, brand.duties, language)).join('\n');
}
