import { differ } from './contradiction.ts';
import type { Contradiction } from './contradiction.ts';

/** Languages and domains of the portal. */
export const siteContradictions: readonly Contradiction[] = [
  differ(
    [['idiomaDefecto'], ['idiomas']],
    ({ idiomas, idiomaDefecto }) => !idiomas.includes(idiomaDefecto),
    {
      en: 'is a language that is not in',
      es: 'es un idioma que no está en',
      ca: 'és una llengua que no és a',
    },
    {
      en: 'Visitors who have not chosen a language would get one that the portal does not have. The default is `es`.',
      es: 'Quien no ha elegido idioma recibiría uno que el portal no tiene. El predeterminado es `es`.',
      ca: 'Qui no ha triat llengua en rebria una que el portal no té. La predeterminada és `es`.',
    },
    {
      en: 'Write one of the languages of `idiomas` as `idiomaDefecto`.',
      es: 'Escribe en `idiomaDefecto` uno de los idiomas de `idiomas`.',
      ca: 'Escriu a `idiomaDefecto` una de les llengües d’`idiomas`.',
    },
  ),
  differ(
    [['dominiosPrueba'], ['dominio_produccion']],
    ({ dominiosPrueba, dominio_produccion: domain }) =>
      domain !== undefined && dominiosPrueba.includes(domain),
    { en: 'has the same domain as', es: 'tiene el mismo dominio que', ca: 'té el mateix domini que' },
    {
      en: 'The finished portal would talk to the test server.',
      es: 'El portal terminado hablaría con el servidor de pruebas.',
      ca: 'El portal acabat parlaria amb el servidor de proves.',
    },
    {
      en: 'Delete the domain from `dominiosPrueba`.',
      es: 'Borra el dominio de `dominiosPrueba`.',
      ca: 'Esborra el domini de `dominiosPrueba`.',
    },
  ),
];
