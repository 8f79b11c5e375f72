import type { Parts } from '../http/dispatch.ts';
import type { ForcedFailures } from '../http/forced.ts';
import type { SeedContent } from '../seed/seed.ts';
import type { SentForms } from './sent-forms.ts';

/** What pages are made of: the parts of the sandbox and what besides its calls it has. */
export type PageParts = Parts & {
  forced: ForcedFailures;
  sentForms: SentForms;
  /** Answers a call, as it does one from outside. */
  answer: (request: Request) => Promise<Response>;
  /** What the data is at the start. */
  content: SeedContent | 'empty';
  /** Where the portal is, if it has another origin. */
  portal?: string;
};
