import { type ReportText, verbatim } from './report-text.ts';

/** An error that somebody can do something about; its text is all there is to say. */
export class UserError extends Error {
  override name = 'UserError';
  readonly text: ReportText;

  constructor(text: ReportText, options?: ErrorOptions) {
    super(text.en, options);
    this.text = text;
  }
}

/** The text of an error in each language; an error that nobody expected has its own message. */
export function errorText(error: unknown): ReportText {
  if (error instanceof UserError) return error.text;
  return verbatim(error instanceof Error ? error.message : String(error));
}
