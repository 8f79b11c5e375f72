import { type Caller, createCaller } from '#api/client/call.ts';
import type { Language } from '#i18n/languages.ts';
import type { TestSandbox } from './sandbox.ts';

/**
 * Makes calls to a sandbox the way a page does.
 * @param token of whoever is signed in; without it nobody is
 */
export function sandboxCaller(
  { url }: Pick<TestSandbox, 'url'>,
  language: Language = 'es',
  token?: string,
): Caller {
  return createCaller({
    base: `${url}/api`,
    language,
    token: () => token,
    report: () => undefined,
    leaving: () => new AbortController().signal,
    upload: (address, request) => fetch(address, request),
  });
}
