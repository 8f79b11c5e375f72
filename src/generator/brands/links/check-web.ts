import { explanation } from '#generator/diagnostics/report-text.ts';
import { isHost } from '../validate/formats.ts';
import type { AddressUse } from './address-use.ts';
import { invalid, quotedAddress, unsafe } from './mistake.ts';
import type { LinkMistake } from './mistake.ts';

/** Without `[::1]`: a content security policy cannot name it, so browsers would block calls to it. */
const loopback = /^(localhost|.*\.localhost|127(\.\d+){3})$/;

/** Endings that no site on the internet has: they are for networks within an institution. */
const internalHost = /\.(?:local|lan|internal|intranet|corp|home|private|localdomain|home\.arpa)$/;

/** Whether a host is the machine that asks for it. */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Whether an address recognisably belongs to the own machine: `2130706433` does not. */
const isOwnMachine = (address: string, { hostname }: URL): boolean =>
  loopback.test(hostname) && address.toLowerCase().includes(`//${hostname}`);

/** Whether a host mixes Latin letters with Greek or Cyrillic lookalikes. */
function mixesAlphabets(address: string): boolean {
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';
  return /\p{Script=Latin}/u.test(host) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(host);
}

/** Checks an http or https address. */
export function checkWeb(address: string, url: URL, use: AddressUse): LinkMistake | undefined {
  if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(address)) {
    return unsafe(
      explanation('links.userInfo', { hostname: url.hostname, host: url.host, pathname: url.pathname }),
    );
  }
  if (mixesAlphabets(address)) {
    return unsafe(explanation('links.mixedAlphabets', { hostname: url.hostname }));
  }
  if (url.protocol === 'http:' && !(use === 'api' && isOwnMachine(address, url))) {
    const corrected = address.slice('http://'.length);
    return {
      code: 'insecure-link',
      ...explanation('links.insecure', { shown: quotedAddress(address), corrected }),
      address: `https://${corrected}`,
    };
  }
  if (!/^https?:\/\//i.test(address)) {
    return invalid({
      ...explanation('links.slashes', {
        shown: quotedAddress(address),
        protocol: url.protocol,
        href: url.href,
      }),
      address: url.href,
    });
  }
  if (use === 'api' && isOwnMachine(address, url)) return undefined;
  if (/^\[|^\d+(\.\d+){3}$/.test(url.hostname)) {
    return unsafe(explanation('links.numberForName', { hostname: url.hostname }));
  }
  if (!url.hostname.includes('.')) {
    return invalid(explanation('links.incompleteHost', { hostname: url.hostname }));
  }
  if (internalHost.test(url.hostname)) {
    return invalid(explanation('links.internalHost', { hostname: url.hostname }));
  }
  if (!isHost(url.hostname)) {
    return unsafe(explanation('links.notOneHost', { hostname: url.hostname }));
  }
  // In headers and in configurations of hosts, commas, semicolons, quotes, percent and dollar signs are
  // special.
  const invalidCharacter = use === 'header' ? /[^\w.~:/?=&+-]/.exec(address)?.[0] : undefined;
  if (invalidCharacter !== undefined) {
    return invalid(
      explanation('links.headerCharacter', { other: invalidCharacter, shown: quotedAddress(address) }),
    );
  }
  return undefined;
}
