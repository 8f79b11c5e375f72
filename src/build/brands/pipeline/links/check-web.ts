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
  // In a header or in the files of hosts, commas, semicolons, quotes, percent and dollar signs mean something else.
  const other = use === 'header' ? /[^\w.~:/?=&+-]/.exec(address)?.[0] : undefined;
  if (other !== undefined) {
    return invalid(
      {
        en: `There is a \`${other}\` in ${quotedAddress(address)}, which hosts cannot put into a header as it is.`,
        es: `En ${quotedAddress(address)} hay un \`${other}\`, que los servidores no pueden poner tal cual en una cabecera.`,
        ca: `A ${quotedAddress(address)} hi ha un \`${other}\`, que els servidors no poden posar tal com és en una capçalera.`,
      },
      {
        en: 'Write an address of letters, digits and `-._~:/?=&+`.',
        es: 'Escribe una dirección solo con letras sin tilde, cifras y `-._~:/?=&+`.',
        ca: 'Escriu una adreça només amb lletres sense accent, xifres i `-._~:/?=&+`.',
      },
    );
  }
  return undefined;
}
