import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { Inheritance } from '#generator/brands/inherit/inherit.ts';
import { duties } from '#generator/brands/legal/duties.ts';
import type { BrandReview, DutyStatus } from '#generator/brands/legal/duty.ts';
import { makeDraft } from '#generator/brands/make-draft.ts';
import type { ReportFormat } from '#generator/diagnostics/formats.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** A duty of a brand in the report. */
interface JudgedDuty {
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

function textOf(standing: DutyStatus): ReportText {
  if (standing.state === 'met') return standing.by;
  if (standing.state === 'missing') return standing.fix;
  return standing.state === 'elsewhere' ? standing.who : standing.why;
}

function placeOf({ draft }: BrandReview, standing: DutyStatus): string | undefined {
  if (standing.state !== 'met' && standing.state !== 'missing') return undefined;
  const problem = standing.state === 'missing' ? standing.problem?.location : undefined;
  const location = problem ?? (standing.path && draft.locate(standing.path));
  return location && `${location.file}:${location.line}`;
}

/** Evaluates every duty of a brand. */
function judgeBrand(brandCase: BrandReview, language: ReportLanguage): JudgedDuty[] {
  return duties.flatMap(({ subject, list }) =>
    list.map(({ law, what, judge }) => {
      const standing = judge(brandCase);
      const place = placeOf(brandCase, standing);
      return {
        brand: brandCase.draft.id,
        subject: subject[language],
        law,
        what: what[language],
        state: standing.state,
        text: textOf(standing)[language],
        ...(place && { place }),
      };
    }),
  );
}

const headings: Readonly<Record<DutyStatus['state'], ReportText>> = {
  missing: reportText('commands.legal.missing'),
  met: reportText('commands.legal.met'),
  elsewhere: reportText('commands.legal.elsewhere'),
  notApplicable: reportText('commands.legal.none'),
};
/** Formats the duties of a brand as text, missing ones first. */
function formatDuties(name: string, judged: readonly JudgedDuty[], language: ReportLanguage): string {
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
    return [{ name: draft.settings.nombre ?? id, duties: judgeBrand({ draft, problems: own }, language) }];
  });
  if (format === 'json')
    return `${JSON.stringify(
      judged.flatMap((brand) => brand.duties),
      null,
      2,
    )}\n`;
  return judged.map((brand) => formatDuties(brand.name, brand.duties, language)).join('\n');
}
