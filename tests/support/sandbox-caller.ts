import { type Caller, createCaller } from '#api/client/call.ts';
import type { Language } from '#i18n/languages.ts';
import type { TestSandbox } from './sandbox.ts';

/** Makes calls to a sandbox the way a page does, without a session. */
export function sandboxCaller({ url }: Pick<TestSandbox, 'url'>, language: Language = 'es'): Caller {
  return createCaller({
    base: `${url}/api`,
    language,
    token: () => undefined,
    report: () => undefined,
    leaving: () => new AbortController().signal,
  });
}
