import type { SandboxServices } from '../http/dispatch.ts';
import type { FaultInjection } from '../http/fault-injection.ts';
import type { SeedContent } from '../seed/seed.ts';
import type { FormIdempotency } from './form-idempotency.ts';

/** Services for the sandbox's own pages, beyond those for calls. */
export type PageServices = SandboxServices & {
  faultInjection: FaultInjection;
  formIdempotency: FormIdempotency;
  /** Dispatches a call like an external request. */
  answer: (request: Request) => Promise<Response>;
  /** Initial data. */
  content: SeedContent | 'empty';
  /** Origin of the portal, if different. */
  portal?: string;
};
