import { type Caller, createCaller } from '#portal/data/server/client/call.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { TestSandbox } from './sandbox.ts';

/**
 * Makes calls to a sandbox the way a page does.
 * @param token token of the signed-in account; anonymous without a token
 * @param more overrides of the network by a test
 */
export function sandboxCaller(
  { url }: Pick<TestSandbox, 'url'>,
  language: Language = 'es',
  token?: string,
  more: Partial<Parameters<typeof createCaller>[0]> = {},
): Caller {
  return createCaller({
    base: `${url}/api`,
    language,
    token: () => token,
    report: () => undefined,
    leaving: () => new AbortController().signal,
    wait: () => Promise.resolve(),
    upload: (address, request) => fetch(address, request),
    ...more,
  });
}
