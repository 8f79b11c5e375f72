import { explanation } from '#generator/diagnostics/report-text.ts';
import { isHost } from '../validate/formats.ts';
import type { AddressUse } from './address-use.ts';
import { invalid, quotedAddress, unsafe } from './mistake.ts';
import type { LinkMistake } from './mistake.ts';

/** Not `[::1]`: no policy of a page can name it, so browsers would call nothing there. */
const loopback = /^(localhost|.*\.localhost|127(\.\d+){3})$/;

/** Whether an address says openly that it is one of the own machine: `2130706433` says so only to computers. */
const isOwnMachine = (address: string, { hostname }: URL): boolean =>
  loopback.test(hostname) && address.toLowerCase().includes(`//${hostname}`);

/** Latin letters beside Greek or Cyrillic ones that look the same. */
function mixesAlphabets(address: string): boolean {
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';
  return /\p{Script=Latin}/u.test(host) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(host);
}

/** What is wrong with an address of the web. */
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
  if (!isHost(url.hostname)) {
    return unsafe(explanation('links.notOneHost', { hostname: url.hostname }));
  }
  // In a header or in the files of hosts, commas, semicolons, quotes, percent and dollar signs mean something else.
  const other = use === 'header' ? /[^\w.~:/?=&+-]/.exec(address)?.[0] : undefined;
  if (other !== undefined) {
    return invalid(explanation('links.headerCharacter', { other, shown: quotedAddress(address) }));
  }
  return undefined;
}
