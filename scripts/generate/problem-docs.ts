import { readFileSync } from 'node:fs';
import { meaningOf, problemParts, unfinishedCodes } from '#generator/brands/problem-codes.ts';
import { problemsDocument } from '#generator/diagnostics/labels.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import { type ReportLanguage, reportLanguages } from '#core/i18n/report-languages.ts';
import { formatted, type GeneratedFile } from './generated-file.ts';

/** Report on the first problem of a fixture, without the line with the count. */
function example(code: string, language: ReportLanguage): string {
  const name = language === 'en' ? 'report.txt' : `report.${language}.txt`;
  const report = readFileSync(new URL(`../../tests/brands/broken/${code}/${name}`, import.meta.url), 'utf8');
  const end = report.indexOf(`[${code}]`);
  return report.slice(0, report.indexOf('\n', end)).trimEnd();
}

function chapter(part: keyof typeof problemParts, language: ReportLanguage): string[] {
  return [
    `## ${reportText(`codes.part.${part}`)[language]}`,
    ...problemParts[part].flatMap((code) => [
      `### ${code}`,
      meaningOf(code)[language],
      ...(unfinishedCodes.has(code) ? [reportText('codes.document.unfinished')[language]] : []),
      `~~~text\n${example(code, language)}\n~~~`,
    ]),
  ];
}

/** Generates the document of all problem codes, with an example report, in each language of reports. */
export function problemDocuments(): Promise<GeneratedFile[]> {
  const parts = Object.keys(problemParts) as (keyof typeof problemParts)[];
  return Promise.all(
    reportLanguages.map((language) =>
      formatted(
        problemsDocument[language],
        [
          '<!-- Generated from the messages of reports and tests/brands/broken by `npm run generate`; do not edit. -->',
          `# ${reportText('codes.document.title')[language]}`,
          reportText('codes.document.intro')[language],
          ...parts.flatMap((part) => chapter(part, language)),
        ].join('\n\n'),
      ),
    ),
  );
}
