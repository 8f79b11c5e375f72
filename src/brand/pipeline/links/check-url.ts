import { quotedAddress } from './mistake.ts';
import type { LinkMistake } from './mistake.ts';

/**
 * What an address is for: a link that people click (https, mailto, tel), a page or service on the web (https),
 * or an API (https, or http on the own machine while developing).
 */
export type AddressUse = 'link' | 'web' | 'api';

const dangerous = 'Links of this kind are used to deceive people or to run scripts in their name.';
const email = /^[^\s@<>(),;:"[\]\\?&]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

const expected: Record<AddressUse, string> = {
  link: 'Write an address that begins with `https://`, `mailto:` or `tel:`, or one of the portal such as `/login`.',
  web: 'Write the whole address, beginning with `https://`.',
  api: 'Write the whole address, beginning with `https://`.',
};

function unsafe(what: string, fix: string): LinkMistake {
  return { code: 'unsafe-link', what, why: dangerous, fix };
}

function invalid(what: string, fix: string): LinkMistake {
  return { code: 'invalid-link', what, why: 'Nobody could open it.', fix };
}

function checkMailto(url: URL): LinkMistake | undefined {
  let address: string;
  try {
    address = decodeURIComponent(url.pathname);
  } catch {
    address = '';
  }
  const example = 'Write `mailto:` and the address, for example `mailto:practicas@cierzo.example`.';
  if (!email.test(address)) return invalid('There is no complete email address after `mailto:`.', example);
  const extra = [...url.searchParams.keys()].find((name) => name.toLowerCase() !== 'subject');
  if (extra === undefined) return undefined;
  return unsafe(
    `This email link fills in \`${extra}\` for whoever clicks it.`,
    `Write only the address: \`mailto:${address}\`.`,
  );
}

/** Latin letters beside Greek or Cyrillic ones that look the same. */
function mixesAlphabets(address: string): boolean {
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';
  return /\p{Script=Latin}/u.test(host) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(host);
}

function checkWeb(address: string, url: URL, use: AddressUse): LinkMistake | undefined {
  if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(address)) {
    return unsafe(
      `There is something before an \`@\` in the address: it leads to \`${url.hostname}\`, whatever it seems to say.`,
      `If you mean that site, write \`https://${url.host}${url.pathname}\`; if not, write the right address.`,
    );
  }
  if (mixesAlphabets(address)) {
    return unsafe(
      `The name of the site mixes letters of different alphabets: it is really \`${url.hostname}\`.`,
      'Type the address again by hand, or copy it from the address bar of the site.',
    );
  }
  if (url.protocol === 'http:' && !(use === 'api' && loopback.test(url.hostname))) {
    return {
      code: 'insecure-link',
      what: `${quotedAddress(address)} begins with \`http://\`, so it is not encrypted.`,
      why: 'Others on the same network could read and change what is sent, and browsers block it inside a secure portal.',
      fix: `Write \`https://${address.slice('http://'.length)}\` and check that it opens.`,
    };
  }
  if (!/^https?:\/\//i.test(address)) {
    return invalid(
      `${quotedAddress(address)} has not two slashes after \`${url.protocol}\`.`,
      `Write \`${url.href}\`.`,
    );
  }
  if (!url.hostname.includes('.') && !(use === 'api' && loopback.test(url.hostname))) {
    return invalid(
      `\`${url.hostname}\` is not the complete name of a site.`,
      'Write the whole address, for example `https://www.cierzo.example/`.',
    );
  }
  return undefined;
}

/** Something that is no whole address: what was probably meant. */
function checkIncomplete(address: string, use: AddressUse): LinkMistake {
  if (use === 'link' && email.test(address)) {
    return invalid(
      `${quotedAddress(address)} is an email address, not a link.`,
      `Write \`mailto:${address}\`.`,
    );
  }
  const looksLikeHost = /^([a-z0-9-]+\.)+[a-z]{2,}([/?#]|$)/i.test(address);
  return invalid(
    `${quotedAddress(address)} is not a whole address.`,
    looksLikeHost ? `Write \`https://${address}\`.` : expected[use],
  );
}

/**
 * What is wrong with an address that leads out of the portal. Nothing is fetched.
 * @param address as it is written
 */
export function checkUrl(address: string, use: AddressUse): LinkMistake | undefined {
  if (/[\p{Cc}\p{Cf}]/u.test(address)) {
    return unsafe('There is an invisible character in this address.', 'Type the address again by hand.');
  }
  if (/\s/.test(address)) {
    return invalid(
      `There is a space in ${quotedAddress(address)}.`,
      `Write \`${address.trim().replace(/\s+/g, '%20')}\` and check that it opens.`,
    );
  }
  if (address.includes('\\')) {
    return unsafe(
      `There is a backslash in ${quotedAddress(address)}.`,
      'Addresses have only slashes (`/`). Write it again with them.',
    );
  }
  if (address.startsWith('//')) {
    return unsafe(
      `${quotedAddress(address)} does not say how to open the site.`,
      `Write \`https:${address}\`.`,
    );
  }
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return checkIncomplete(address, use);
  }
  if (url.protocol === 'https:' || url.protocol === 'http:') return checkWeb(address, url, use);
  if (/^(localhost|([a-z0-9-]+\.)+[a-z0-9-]+):\d+(\/|$)/i.test(address)) return checkIncomplete(address, use);
  if (use === 'link' && url.protocol === 'mailto:') return checkMailto(url);
  if (use === 'link' && url.protocol === 'tel:') {
    if (/^tel:\+?[\d()./-]{6,24}$/.test(address)) return undefined;
    return invalid(
      `${quotedAddress(address)} is not a phone number.`,
      'Write it without spaces and with the country code, for example `tel:+34976000000`.',
    );
  }
  return unsafe(`An address that begins with \`${url.protocol}\` is not allowed here.`, expected[use]);
}
