import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema } from '#build/brands/schema/brand-schema.ts';
import { sentences, type Told } from '#build/diagnostics/told.ts';
import { displayPath } from '#build/diagnostics/positions.ts';
import { formatChecks } from '../validate/formats.ts';

/** Names that cannot be folders on Windows, that mean something to JavaScript, or that are host names already. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|constructor|prototype|localhost|www)$/;

const { format = '', maxLength = Infinity } = brandSchema.properties['id'] ?? {};

/** An id of the right form that is near: without accents, spaces or capitals. */
function rightForm(id: string): string {
  return id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');
}

/** Why no brand with this id can be made, in words for whoever asked for it; nothing when one can. */
export function idMistake(brandsDir: string, id: string): Told | undefined {
  if (!formatChecks[format]?.(id)) {
    const near = rightForm(id);
    return sentences(
      {
        en: `"${id}" cannot be the id of a brand: it has small letters, digits and single hyphens, and begins with a letter.`,
        es: `«${id}» no puede ser el id de una marca: lleva minúsculas, cifras y guiones sueltos, y empieza por una letra.`,
        ca: `«${id}» no pot ser l’id d’una marca: porta minúscules, xifres i guionets solts, i comença amb una lletra.`,
      },
      near
        ? { en: `For example: ${near}`, es: `Por ejemplo: ${near}`, ca: `Per exemple: ${near}` }
        : undefined,
    );
  }
  if (id.length > maxLength) {
    return {
      en: `"${id}" has ${id.length} characters; the id of a brand has at most ${maxLength}.`,
      es: `«${id}» tiene ${id.length} caracteres; el id de una marca tiene como mucho ${maxLength}.`,
      ca: `«${id}» té ${id.length} caràcters; l’id d’una marca en té com a molt ${maxLength}.`,
    };
  }
  if (reserved.test(id))
    return {
      en: `"${id}" is a name with another meaning. Choose a longer one, such as ${id}-uni.`,
      es: `«${id}» es un nombre que ya significa otra cosa. Elige uno más largo, como ${id}-uni.`,
      ca: `«${id}» és un nom que ja vol dir una altra cosa. Tria’n un de més llarg, com ${id}-uni.`,
    };
  const folder = join(brandsDir, id);
  if (!existsSync(folder)) return undefined;
  const shown = displayPath(folder);
  return {
    en: `${shown} exists already, and nothing in it is overwritten.`,
    es: `${shown} ya existe, y no se sobrescribe nada de lo que contiene.`,
    ca: `${shown} ja existeix, i no se sobreescriu res del que conté.`,
  };
}
