import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { isEmailAddress } from '../validate/formats.ts';
import { readEmail, readPhone } from '../validate/readable-contacts.ts';
import type { AddressUse } from './address-use.ts';
import { checkWeb } from './check-web.ts';
import { invalid, quotedAddress, unsafe } from './mistake.ts';
import type { LinkMistake } from './mistake.ts';

const advice: Record<AddressUse, ReportText> = {
  link: reportText('links.writeLink'),
  web: reportText('links.writeAddress'),
  header: reportText('links.writeAddress'),
  api: reportText('links.writeAddress'),
};

function checkMailto(url: URL): LinkMistake | undefined {
  let address: string;
  try {
    address = decodeURIComponent(url.pathname);
  } catch {
    address = '';
  }
  if (!isEmailAddress(address)) {
    const meant = readEmail(url.href.replace(/^mailto:\/*/i, '').replace(/\?.*$/, ''));
    return invalid({
      ...explanation('links.incompleteEmail'),
      ...(meant !== undefined && {
        fix: reportText('links.write', { address: `mailto:${meant}` }),
        address: `mailto:${meant}`,
      }),
    });
  }
  const fix = reportText('links.writeOnlyEmail', { address });
  const extraField = [...url.searchParams.keys()].find((name) => name.toLowerCase() !== 'subject');
  if (extraField !== undefined)
    return unsafe({
      ...explanation('links.filledInEmail', { extra: extraField }),
      fix,
      address: `mailto:${address}`,
    });
  // After a line break, some mail programs read further recipients.
  if (![...url.searchParams.values()].some((subject) => /\p{Cc}/u.test(subject))) return undefined;
  return unsafe({ ...explanation('links.hiddenInEmailSubject'), fix, address: `mailto:${address}` });
}

/** An incomplete address, with a suggestion of what was probably meant. */
function checkIncomplete(address: string, use: AddressUse): LinkMistake {
  if (use === 'link' && isEmailAddress(address)) {
    return invalid({
      ...explanation('links.emailWithoutMailto', { shown: quotedAddress(address), address }),
      address: `mailto:${address}`,
    });
  }
  const phone = use === 'link' && /^\+?[\d ()./-]{9,}$/.test(address) ? meantPhone(address) : undefined;
  if (phone !== undefined) {
    return invalid({
      ...explanation('links.incomplete', { shown: quotedAddress(address) }),
      fix: reportText('links.write', { address: phone }),
      address: phone,
    });
  }
  const isFileName = /^[^/]+\.(html?|md|pdf|docx?|php|aspx?|xml|txt|jpe?g|png|svg)$/i.test(address);
  const looksLikeHost = !isFileName && /^([a-z0-9-]+\.)+[a-z]{2,}([/?#]|$)/i.test(address);
  return invalid({
    ...explanation('links.incomplete', { shown: quotedAddress(address) }),
    ...(looksLikeHost
      ? { fix: reportText('links.incomplete.withProtocol', { address }), address: `https://${address}` }
      : { fix: advice[use] }),
  });
}

/** An address whose beginning is misspelled, such as `htpps://`, `https//`, `https:///` and `https://https://`. */
function meantScheme(address: string): string | undefined {
  const [, begun = '', rest = ''] = /^([a-z]{3,9})\s*[:;.,]?\s*\/{1,3}\s*(.*)$/i.exec(address) ?? [];
  const isLike = !['http', 'https'].includes(begun.toLowerCase()) && /^[htps]{3,7}$/i.test(begun);
  const isCut = /^https?(?:\/\/|[;.,]+\/\/|:\/{3,}|:\/\/\s|:\/\/https?:\/*)/i.test(address);
  if (rest === '' || !(isCut || (isLike && /[:;/]/.test(address)))) return undefined;
  const host = rest.replace(/^(?:https?:\/*)+/i, '').replace(/^[/\s]+/, '');
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(host) ? `https://${host}` : undefined;
}

/** A telephone number behind `tel:`, with other signs between its digits. */
function meantPhone(address: string): string | undefined {
  const number = readPhone(address.replace(/^tel:/i, ''))?.replaceAll(' ', '');
  return number === undefined ? undefined : `tel:${number}`;
}

/**
 * Checks an address that leads out of the portal, without requesting it. The address that it proposes passes the check.
 * @param address as written
 */
export function checkUrl(address: string, use: AddressUse): LinkMistake | undefined {
  const mistake = checkOnce(address, use);
  if (mistake?.address === undefined) return mistake;
  let { address: proposed } = mistake;
  for (let round = 0; round < maxRounds; round++) {
    const next = checkOnce(proposed, use);
    if (!next)
      return proposed === mistake.address
        ? mistake
        : { ...mistake, fix: reportText('links.write', { address: proposed }), address: proposed };
    if (next.address === undefined) {
      const { address: _wrong, ...texts } = mistake;
      return { ...texts, ...(next.fix && { fix: next.fix }) };
    }
    proposed = next.address;
  }
  return mistake;
}

/** Mistakes that one address may have at the same time. */
const maxRounds = 4;

/** Checks an address for its first mistake. */
function checkOnce(address: string, use: AddressUse): LinkMistake | undefined {
  if (/[\p{Cc}\p{Cf}]/u.test(address)) {
    return unsafe(explanation('links.invisibleCharacter'));
  }
  const scheme = meantScheme(address);
  if (scheme !== undefined) {
    return invalid({
      ...explanation('links.scheme', { shown: quotedAddress(address), written: scheme }),
      address: scheme,
    });
  }
  if (use === 'link' && /^\+?\d[\d ()./-]{8,}$/.test(address) && meantPhone(address) !== undefined)
    return checkIncomplete(address, use);
  if (/\s/.test(address)) {
    const separator = /^(?:mailto|tel):/i.test(address) ? '' : '%20';
    const corrected = address.trim().replace(/\s+/g, separator);
    return invalid({
      ...explanation('links.space', { shown: quotedAddress(address), corrected }),
      address: corrected,
    });
  }
  const [, whole, sign] = /^(.*[^,;])([,;])[,;]*$/.exec(address) ?? [];
  if (whole !== undefined && sign !== undefined) {
    return invalid({
      ...explanation('links.separatorAtEnd', { shown: quotedAddress(address), sign, address: whole }),
      address: whole,
    });
  }
  if (/^(?:[a-z]:[\\/]|file:|\/(?:Users|home)\/)/i.test(address))
    return invalid(explanation('links.ownComputer', { shown: quotedAddress(address) }));
  if (/^(?:smb:|afp:|(?:\\\\|\/\/)[\w-]+[\\/]|\\\\[\w.-]+\\)/i.test(address)) {
    const texts = explanation('links.network', { shown: quotedAddress(address) });
    return { ...invalid(texts), why: texts.why };
  }
  if (address.includes('\\')) {
    return unsafe(explanation('links.backslash', { shown: quotedAddress(address) }));
  }
  if (address.startsWith('//')) {
    return unsafe({
      ...explanation('links.noProtocol', { shown: quotedAddress(address), address }),
      address: `https:${address}`,
    });
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
    const phone = meantPhone(address);
    return invalid({
      ...explanation('links.phone', { shown: quotedAddress(address) }),
      ...(phone !== undefined && { fix: reportText('links.write', { address: phone }), address: phone }),
    });
  }
  return unsafe({ ...explanation('links.protocol', { protocol: url.protocol }), fix: advice[use] });
}
