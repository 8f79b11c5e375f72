import type { ProblemTexts } from '../draft.ts';

export const noImage: ProblemTexts = {
  code: 'image-in-content',
  what: {
    en: 'There is a picture in this text.',
    es: 'En este texto hay una imagen.',
    ca: 'En aquest text hi ha una imatge.',
  },
  why: {
    en: 'Pictures in these pages would need a description, sizes for phones and a dark version; the pages are for text.',
    es: 'Las imágenes de estas páginas necesitarían una descripción, tamaños para el móvil y una versión oscura; estas páginas son para texto.',
    ca: 'Les imatges d’aquestes pàgines necessitarien una descripció, mides per al mòbil i una versió fosca; aquestes pàgines són per a text.',
  },
  fix: {
    en: 'Delete it, and say in words what it shows. To link to a picture elsewhere, write `[text](https://…)` without the `!`.',
    es: 'Bórrala y di con palabras lo que muestra. Para enlazar a una imagen de otro sitio, escribe `[texto](https://…)` sin el `!`.',
    ca: 'Esborra-la i digues amb paraules què mostra. Per enllaçar a una imatge d’un altre lloc, escriu `[text](https://…)` sense el `!`.',
  },
};

/**
 * What is wrong with the level of a heading, if anything is.
 * @param last level of the heading before it; 1 is that of the title, which the page prints itself
 */
export function headingTexts(level: number, last: number): ProblemTexts | undefined {
  const why = {
    en: 'People who use a screen reader find their way by the levels of the headings.',
    es: 'Quien usa un lector de pantalla se orienta por los niveles de los títulos.',
    ca: 'Qui fa servir un lector de pantalla s’orienta pels nivells dels títols.',
  };
  if (level === 1) {
    return {
      code: 'heading-order',
      what: {
        en: 'This is a heading of the first level (`#`).',
        es: 'Este es un título de primer nivel (`#`).',
        ca: 'Aquest és un títol de primer nivell (`#`).',
      },
      why: {
        en: `The page prints its title as the only heading of that level. ${why.en}`,
        es: `El único título de ese nivel es el de la página, que ya se escribe solo. ${why.es}`,
        ca: `L’únic títol d’aquest nivell és el de la pàgina, que ja s’escriu sol. ${why.ca}`,
      },
      fix: {
        en: 'If it repeats the title of the page, delete it; if not, begin it with `##`.',
        es: 'Si repite el título de la página, bórralo; si no, empiézalo con `##`.',
        ca: 'Si repeteix el títol de la pàgina, esborra’l; si no, comença’l amb `##`.',
      },
    };
  }
  if (level <= last + 1) return undefined;
  const right = '#'.repeat(last + 1);
  return {
    code: 'heading-order',
    what:
      last === 1
        ? {
            en: `The first heading of the page begins with \`${'#'.repeat(level)}\`.`,
            es: `El primer título de la página empieza con \`${'#'.repeat(level)}\`.`,
            ca: `El primer títol de la pàgina comença amb \`${'#'.repeat(level)}\`.`,
          }
        : {
            en: `After a heading with \`${'#'.repeat(last)}\` this one leaves out a level.`,
            es: `Después de un título con \`${'#'.repeat(last)}\`, este se salta un nivel.`,
            ca: `Després d’un títol amb \`${'#'.repeat(last)}\`, aquest se salta un nivell.`,
          },
    why,
    fix: {
      en: `Begin it with \`${right}\`.`,
      es: `Empiézalo con \`${right}\`.`,
      ca: `Comença’l amb \`${right}\`.`,
    },
  };
}
