import type { Told } from '#build/diagnostics/told.ts';
import { isEmailAddress } from '../validate/formats.ts';
import type { AddressUse } from './address-use.ts';
import { checkWeb } from './check-web.ts';
import { invalid, quotedAddress, unsafe } from './mistake.ts';
import type { LinkMistake } from './mistake.ts';

const expected: Record<AddressUse, Told> = {
  link: {
    en: 'Write an address that begins with `https://`, `mailto:` or `tel:`, or one of the portal such as `/login`.',
    es: 'Escribe una dirección que empiece por `https://`, `mailto:` o `tel:`, o una del portal como `/login`.',
    ca: 'Escriu una adreça que comenci per `https://`, `mailto:` o `tel:`, o una del portal com `/login`.',
  },
  web: {
    en: 'Write the whole address, beginning with `https://`.',
    es: 'Escribe la dirección completa, que empieza por `https://`.',
    ca: 'Escriu l’adreça completa, que comença per `https://`.',
  },
  header: {
    en: 'Write the whole address, beginning with `https://`.',
    es: 'Escribe la dirección completa, que empieza por `https://`.',
    ca: 'Escriu l’adreça completa, que comença per `https://`.',
  },
  api: {
    en: 'Write the whole address, beginning with `https://`.',
    es: 'Escribe la dirección completa, que empieza por `https://`.',
    ca: 'Escriu l’adreça completa, que comença per `https://`.',
  },
};

function checkMailto(url: URL): LinkMistake | undefined {
  let address: string;
  try {
    address = decodeURIComponent(url.pathname);
  } catch {
    address = '';
  }
  const example = {
    en: 'Write `mailto:` and the address, for example `mailto:practicas@cierzo.example`.',
    es: 'Escribe `mailto:` y la dirección, por ejemplo `mailto:practicas@cierzo.example`.',
    ca: 'Escriu `mailto:` i l’adreça, per exemple `mailto:practicas@cierzo.example`.',
  };
  if (!isEmailAddress(address))
    return invalid(
      {
        en: 'There is no complete email address after `mailto:`.',
        es: 'Después de `mailto:` no hay una dirección de correo completa.',
        ca: 'Després de `mailto:` no hi ha una adreça de correu completa.',
      },
      example,
    );
  const plain = {
    en: `Write only the address: \`mailto:${address}\`.`,
    es: `Escribe solo la dirección: \`mailto:${address}\`.`,
    ca: `Escriu només l’adreça: \`mailto:${address}\`.`,
  };
  const extra = [...url.searchParams.keys()].find((name) => name.toLowerCase() !== 'subject');
  if (extra !== undefined)
    return unsafe(
      {
        en: `This email link fills in \`${extra}\` for whoever clicks it.`,
        es: `Este enlace de correo rellena \`${extra}\` en nombre de quien lo pulsa.`,
        ca: `Aquest enllaç de correu emplena \`${extra}\` en nom de qui hi fa clic.`,
      },
      plain,
    );
  // Behind a line break, some mail programs read further recipients.
  if (![...url.searchParams.values()].some((subject) => /\p{Cc}/u.test(subject))) return undefined;
  return unsafe(
    {
      en: 'The subject of this email link has a line break or another invisible character.',
      es: 'El asunto de este enlace de correo tiene un salto de línea u otro carácter invisible.',
      ca: 'L’assumpte d’aquest enllaç de correu té un salt de línia o un altre caràcter invisible.',
    },
    plain,
  );
}

/** Something that is no whole address: what was probably meant. */
function checkIncomplete(address: string, use: AddressUse): LinkMistake {
  if (use === 'link' && isEmailAddress(address)) {
    return invalid(
      {
        en: `${quotedAddress(address)} is an email address, not a link.`,
        es: `${quotedAddress(address)} es una dirección de correo, no un enlace.`,
        ca: `${quotedAddress(address)} és una adreça de correu, no un enllaç.`,
      },
      {
        en: `Write \`mailto:${address}\`.`,
        es: `Escribe \`mailto:${address}\`.`,
        ca: `Escriu \`mailto:${address}\`.`,
      },
    );
  }
  const isFileName = /^[^/]+\.(html?|md|pdf|docx?|php|aspx?|xml|txt|jpe?g|png|svg)$/i.test(address);
  const looksLikeHost = !isFileName && /^([a-z0-9-]+\.)+[a-z]{2,}([/?#]|$)/i.test(address);
  return invalid(
    {
      en: `${quotedAddress(address)} is not a whole address.`,
      es: `${quotedAddress(address)} no es una dirección completa.`,
      ca: `${quotedAddress(address)} no és una adreça completa.`,
    },
    looksLikeHost
      ? {
          en: `Write \`https://${address}\`.`,
          es: `Escribe \`https://${address}\`.`,
          ca: `Escriu \`https://${address}\`.`,
        }
      : expected[use],
  );
}

/**
 * What is wrong with an address that leads out of the portal. Nothing is fetched.
 * @param address as it is written
 */
export function checkUrl(address: string, use: AddressUse): LinkMistake | undefined {
  if (/[\p{Cc}\p{Cf}]/u.test(address)) {
    return unsafe(
      {
        en: 'There is an invisible character in this address.',
        es: 'En esta dirección hay un carácter invisible.',
        ca: 'En aquesta adreça hi ha un caràcter invisible.',
      },
      {
        en: 'Type the address again by hand.',
        es: 'Escribe la dirección otra vez a mano.',
        ca: 'Escriu l’adreça una altra vegada a mà.',
      },
    );
  }
  if (/\s/.test(address)) {
    return invalid(
      {
        en: `There is a space in ${quotedAddress(address)}.`,
        es: `Hay un espacio en ${quotedAddress(address)}.`,
        ca: `Hi ha un espai a ${quotedAddress(address)}.`,
      },
      {
        en: `Write \`${address.trim().replace(/\s+/g, '%20')}\` and check that it opens.`,
        es: `Escribe \`${address.trim().replace(/\s+/g, '%20')}\` y comprueba que se abre.`,
        ca: `Escriu \`${address.trim().replace(/\s+/g, '%20')}\` i comprova que s’obre.`,
      },
    );
  }
  if (address.includes('\\')) {
    return unsafe(
      {
        en: `There is a backslash in ${quotedAddress(address)}.`,
        es: `Hay una barra invertida en ${quotedAddress(address)}.`,
        ca: `Hi ha una barra inversa a ${quotedAddress(address)}.`,
      },
      {
        en: 'Addresses have only slashes (`/`). Write it again with them.',
        es: 'Las direcciones solo tienen barras normales (`/`). Escríbela otra vez con ellas.',
        ca: 'Les adreces només tenen barres normals (`/`). Escriu-la una altra vegada amb barres normals.',
      },
    );
  }
  if (address.startsWith('//')) {
    return unsafe(
      {
        en: `${quotedAddress(address)} does not say how to open the site.`,
        es: `${quotedAddress(address)} no dice cómo se abre el sitio.`,
        ca: `${quotedAddress(address)} no diu com s’obre el lloc.`,
      },
      {
        en: `Write \`https:${address}\`.`,
        es: `Escribe \`https:${address}\`.`,
        ca: `Escriu \`https:${address}\`.`,
      },
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
      {
        en: `${quotedAddress(address)} is not a phone number.`,
        es: `${quotedAddress(address)} no es un número de teléfono.`,
        ca: `${quotedAddress(address)} no és un número de telèfon.`,
      },
      {
        en: 'Write it without spaces and with the country code, for example `tel:+34976000000`.',
        es: 'Escríbelo sin espacios y con el prefijo del país, por ejemplo `tel:+34976000000`.',
        ca: 'Escriu-lo sense espais i amb el prefix del país, per exemple `tel:+34976000000`.',
      },
    );
  }
  return unsafe(
    {
      en: `An address that begins with \`${url.protocol}\` is not allowed here.`,
      es: `Aquí no se admite una dirección que empieza por \`${url.protocol}\`.`,
      ca: `Aquí no s’admet una adreça que comença per \`${url.protocol}\`.`,
    },
    expected[use],
  );
}
