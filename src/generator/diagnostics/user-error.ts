import { type ReportText, verbatim } from './report-text.ts';

/** An error that the person at the terminal can fix; shown by its message, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
  readonly text: ReportText;

  constructor(text: ReportText, options?: ErrorOptions) {
    super(text.en, options);
    this.text = text;
  }
}

/** The message of an error in every language; an unexpected error has its own message. */
export function errorText(error: unknown): ReportText {
  if (error instanceof UserError) return error.text;
  return verbatim(error instanceof Error ? error.message : String(error));
}
