import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatText } from './format-text.ts';
import type { Diagnostic } from './problem.ts';

/** Formats of problems, by the value of `--format`. */
export const formats = {
  text: (problems: readonly Diagnostic[], language: ReportLanguage) => formatText(problems, { language }),
  json: formatJson,
  github: formatGithub,
} as const;

export type ReportFormat = keyof typeof formats;
