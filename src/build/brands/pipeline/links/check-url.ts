import type { Told } from '#build/diagnostics/told.ts';
import { isEmailAddress, isHost } from '../validate/formats.ts';
import { quotedAddress } from './mistake.ts';
import type { LinkMistake } from './mistake.ts';

/**
 * What an address is for: a link that people click (https, mailto, tel), a page or service on the web (https),
 * or an API (https, or http on the own machine while developing).
 */
export type AddressUse = 'link' | 'web' | 'api';

const dangerous = {
  en: 'Links of this kind are used to deceive people or to run scripts in their name.',
  es: 'Los enlaces de este tipo se usan para engañar o para ejecutar código en nombre de otra persona.',
  ca: 'Els enllaços d’aquest tipus es fan servir per enganyar o per executar codi en nom d’una altra persona.',
};
const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address says openly that it is one of the own machine: `2130706433` says so only to computers. */
const isOwnMachine = (address: string, { hostname }: URL): boolean =>
  loopback.test(hostname) && address.toLowerCase().includes(`//${hostname}`);

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
  api: {
    en: 'Write the whole address, beginning with `https://`.',
    es: 'Escribe la dirección completa, que empieza por `https://`.',
    ca: 'Escriu l’adreça completa, que comença per `https://`.',
  },
};

function unsafe(what: Told, fix: Told): LinkMistake {
  return { code: 'unsafe-link', what, why: dangerous, fix };
}

function invalid(what: Told, fix: Told): LinkMistake {
  return {
    code: 'invalid-link',
    what,
    why: { en: 'Nobody could open it.', es: 'Nadie podría abrirla.', ca: 'Ningú no la podria obrir.' },
    fix,
  };
}

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
  const extra = [...url.searchParams.keys()].find((name) => name.toLowerCase() !== 'subject');
  if (extra === undefined) return undefined;
  return unsafe(
    {
      en: `This email link fills in \`${extra}\` for whoever clicks it.`,
      es: `Este enlace de correo rellena \`${extra}\` en nombre de quien lo pulsa.`,
      ca: `Aquest enllaç de correu emplena \`${extra}\` en nom de qui hi fa clic.`,
    },
    {
      en: `Write only the address: \`mailto:${address}\`.`,
      es: `Escribe solo la dirección: \`mailto:${address}\`.`,
      ca: `Escriu només l’adreça: \`mailto:${address}\`.`,
    },
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
      {
        en: `There is something before an \`@\` in the address: it leads to \`${url.hostname}\`, whatever it seems to say.`,
        es: `En la dirección hay algo antes de un \`@\`: lleva a \`${url.hostname}\`, parezca lo que parezca.`,
        ca: `A l’adreça hi ha alguna cosa abans d’un \`@\`: porta a \`${url.hostname}\`, sembli el que sembli.`,
      },
      {
        en: `If you mean that site, write \`https://${url.host}${url.pathname}\`; if not, write the right address.`,
        es: `Si es ese el sitio que quieres, escribe \`https://${url.host}${url.pathname}\`; si no, escribe la dirección correcta.`,
        ca: `Si és aquest el lloc que vols, escriu \`https://${url.host}${url.pathname}\`; si no, escriu l’adreça correcta.`,
      },
    );
  }
  if (mixesAlphabets(address)) {
    return unsafe(
      {
        en: `The name of the site mixes letters of different alphabets: it is really \`${url.hostname}\`.`,
        es: `El nombre del sitio mezcla letras de alfabetos distintos: en realidad es \`${url.hostname}\`.`,
        ca: `El nom del lloc barreja lletres d’alfabets diferents: en realitat és \`${url.hostname}\`.`,
      },
      {
        en: 'Type the address again by hand, or copy it from the address bar of the site.',
        es: 'Escribe la dirección otra vez a mano, o cópiala de la barra de direcciones del sitio.',
        ca: 'Escriu l’adreça una altra vegada a mà, o copia-la de la barra d’adreces del lloc.',
      },
    );
  }
  if (url.protocol === 'http:' && !(use === 'api' && isOwnMachine(address, url))) {
    return {
      code: 'insecure-link',
      what: {
        en: `${quotedAddress(address)} begins with \`http://\`, so it is not encrypted.`,
        es: `${quotedAddress(address)} empieza por \`http://\`, así que no va cifrada.`,
        ca: `${quotedAddress(address)} comença per \`http://\`, així que no va xifrada.`,
      },
      why: {
        en: 'Others on the same network could read and change what is sent, and browsers block it inside a secure portal.',
        es: 'En la misma red, otras personas podrían leer y cambiar lo que se envía, y los navegadores la bloquean dentro de un portal seguro.',
        ca: 'A la mateixa xarxa, altres persones podrien llegir i canviar el que s’envia, i els navegadors la bloquegen dins d’un portal segur.',
      },
      fix: {
        en: `Write \`https://${address.slice('http://'.length)}\` and check that it opens.`,
        es: `Escribe \`https://${address.slice('http://'.length)}\` y comprueba que se abre.`,
        ca: `Escriu \`https://${address.slice('http://'.length)}\` i comprova que s’obre.`,
      },
    };
  }
  if (!/^https?:\/\//i.test(address)) {
    return invalid(
      {
        en: `${quotedAddress(address)} has not two slashes after \`${url.protocol}\`.`,
        es: `A ${quotedAddress(address)} le faltan las dos barras después de \`${url.protocol}\`.`,
        ca: `A ${quotedAddress(address)} li falten les dues barres després de \`${url.protocol}\`.`,
      },
      { en: `Write \`${url.href}\`.`, es: `Escribe \`${url.href}\`.`, ca: `Escriu \`${url.href}\`.` },
    );
  }
  if (use === 'api' && isOwnMachine(address, url)) return undefined;
  if (/^\[|^\d+(\.\d+){3}$/.test(url.hostname)) {
    return unsafe(
      {
        en: `The site has a number in the place of a name (\`${url.hostname}\`): nobody can see whose it is.`,
        es: `El sitio tiene un número en lugar de un nombre (\`${url.hostname}\`): nadie puede ver de quién es.`,
        ca: `El lloc té un número en lloc d’un nom (\`${url.hostname}\`): ningú no pot veure de qui és.`,
      },
      {
        en: 'Write the name of the site, as it stands in the address bar of a browser.',
        es: 'Escribe el nombre del sitio, tal como aparece en la barra de direcciones del navegador.',
        ca: 'Escriu el nom del lloc, tal com surt a la barra d’adreces del navegador.',
      },
    );
  }
  if (!url.hostname.includes('.')) {
    return invalid(
      {
        en: `\`${url.hostname}\` is not the complete name of a site.`,
        es: `\`${url.hostname}\` no es el nombre completo de un sitio.`,
        ca: `\`${url.hostname}\` no és el nom complet d’un lloc.`,
      },
      {
        en: 'Write the whole address, for example `https://www.cierzo.example/`.',
        es: 'Escribe la dirección completa, por ejemplo `https://www.cierzo.example/`.',
        ca: 'Escriu l’adreça completa, per exemple `https://www.cierzo.example/`.',
      },
    );
  }
  if (!isHost(url.hostname)) {
    return unsafe(
      {
        en: `\`${url.hostname}\` is not the name of one site.`,
        es: `\`${url.hostname}\` no es el nombre de un solo sitio.`,
        ca: `\`${url.hostname}\` no és el nom d’un sol lloc.`,
      },
      {
        en: 'Names of sites have letters, digits, hyphens and dots. Write the address again, without `*` and commas.',
        es: 'Los nombres de los sitios tienen letras, cifras, guiones y puntos. Escribe la dirección otra vez, sin `*` ni comas.',
        ca: 'Els noms dels llocs tenen lletres, xifres, guionets i punts. Escriu l’adreça una altra vegada, sense `*` ni comes.',
      },
    );
  }
  return undefined;
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
