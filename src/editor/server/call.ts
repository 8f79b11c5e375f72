import type { z } from 'zod';
import type { BrandTexts } from './brand-texts.ts';
import type { PreviewSession } from './preview-session.ts';
import type { ComparedSession } from './publish/describe-change.ts';

/** What a call works with. */
export interface CallContext extends ComparedSession {
  texts: BrandTexts;
  /** Absent where nothing is shown, as in tests. */
  preview?: Pick<PreviewSession, 'change' | 'views'>;
}

/** A call of the editor's page with its answer. */
export const call = <Input>(
  input: z.ZodType<Input>,
  answer: (input: Input, context: CallContext) => Promise<unknown>,
): { input: z.ZodType<Input>; answer: (input: never, context: CallContext) => Promise<unknown> } => ({
  input,
  answer: answer as (input: never, context: CallContext) => Promise<unknown>,
});
