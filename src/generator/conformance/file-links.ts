import type { CallName } from '#core/contract/calls/index.ts';
import { endpointOf, type Tipo } from './endpoint.ts';
import type { ReportRows } from './report-rows.ts';
import type { Transport } from './transport.ts';

/** Characters of a part of an address that could be random. */
const randomLike = /[A-Za-z0-9_-]{16,}/g;

/** Whether a text looks random, unlike a word or a running number: digits among letters, or both cases. */
const isMixed = (text: string): boolean =>
  (/\d/.test(text) && /[a-z]/i.test(text) && !/^[a-z-]+\d+$/i.test(text)) ||
  (/[a-z]/.test(text) && /[A-Z]/.test(text));

/** The last part of an address that cannot be guessed; undefined where there is none. */
function secretOf({ pathname, search }: URL): string | undefined {
  return ((pathname + search).match(randomLike) ?? []).findLast(isMixed);
}

/** A secret with another character in the middle. */
function withOneChange(secret: string): string {
  const at = secret.length >> 1;
  const other = secret[at] === 'a' ? 'b' : 'a';
  return secret.slice(0, at) + other + secret.slice(at + 1);
}

interface FileCheckOptions {
  base: string;
  transport: Transport;
  rows: ReportRows;
}

/**
 * Creates the check of a file's address: the file is downloaded without a token, as browsers do, and an address with
 * one character changed must open nothing. Addresses on other hosts are skipped.
 */
export function createFileCheck({ base, transport, rows }: FileCheckOptions) {
  const get = (url: string) => ({ method: 'GET', url, headers: {} });

  async function assertSecret(name: CallName, url: URL, tipo: Tipo | undefined): Promise<void> {
    const endpoint = endpointOf(name, tipo);
    const rule = 'secret-links';
    const secret = secretOf(url);
    if (secret === undefined) {
      const expected = 'at least 16 characters that nobody can guess';
      const violation = { rule, expected, came: url.pathname + url.search } as const;
      return rows.report(endpoint, get(url.href), undefined, [violation]);
    }
    const sent = get(url.href.replace(secret, withOneChange(secret)));
    const { http } = await transport.send(sent);
    if (http !== 200) return;
    const expected = 'no file at an address with one character changed';
    rows.report(endpoint, sent, undefined, [{ rule, expected, came: 'HTTP 200' }]);
  }

  return async (name: CallName, address: string | undefined, tipo?: Tipo): Promise<void> => {
    if (address === undefined || !URL.canParse(address, base)) return;
    const url = new URL(address, base);
    if (url.host !== new URL(base).host) return;
    const sent = get(url.href);
    const { http, bytes, failure, headers } = await transport.send(sent);
    const isPage = headers['content-type']?.startsWith('text/html') === true;
    if (http === 200 && bytes.length > 0 && !isPage) return assertSecret(name, url, tipo);
    const came = failure ?? (http === 200 ? (isPage ? 'a page (text/html)' : 'nothing') : `HTTP ${http}`);
    const violation = { rule: 'file-links', expected: 'the file, without a token', came } as const;
    rows.report(endpointOf(name, tipo), sent, undefined, [violation]);
  };
}
