import { lstatSync, realpathSync, statSync } from 'node:fs';
import type { ProblemTexts } from '../draft.ts';
import { isInside } from './find-file.ts';

/** What stands at a path: nothing, a file, something outside of the folder by a link, or no file (a folder, a pipe). */
export type Entry = 'absent' | 'file' | 'outside' | 'other';

/** @param folder of the brand or base, absolute */
export function entryAt(folder: string, path: string): Entry {
  if (!lstatSync(path, { throwIfNoEntry: false })) return 'absent';
  try {
    if (!isInside(realpathSync(folder), realpathSync(path))) return 'outside';
    return statSync(path).isFile() ? 'file' : 'other';
  } catch {
    // A link that leads nowhere, or in a circle.
    return 'other';
  }
}

/** What is wrong with a text file before anybody opens it. */
export const entryTexts: Readonly<Record<'outside' | 'other', ProblemTexts>> = {
  outside: {
    code: 'path-outside-brand',
    what: {
      en: 'This file is a link to a file outside the folder of the brand.',
      es: 'Este fichero es un enlace a otro que está fuera de la carpeta de la marca.',
      ca: 'Aquest fitxer és un enllaç a un altre que és fora de la carpeta de la marca.',
    },
    why: {
      en: 'Files of others must not get into the portal by accident.',
      es: 'No debe entrar por descuido en el portal un fichero ajeno.',
      ca: 'No ha d’entrar per descuit al portal un fitxer d’altri.',
    },
    fix: {
      en: 'Replace the link by the file itself.',
      es: 'Pon el fichero mismo en lugar del enlace.',
      ca: 'Posa el fitxer mateix en lloc de l’enllaç.',
    },
  },
  other: {
    code: 'not-a-file',
    what: {
      en: 'A file belongs here, but this is a folder, a link that leads nowhere, or something else that cannot be read.',
      es: 'Aquí va un fichero, pero esto es una carpeta, un enlace que no lleva a nada u otra cosa que no se puede leer.',
      ca: 'Aquí hi va un fitxer, però això és una carpeta, un enllaç que no porta enlloc o una altra cosa que no es pot llegir.',
    },
    why: {
      en: 'There is no text to take from it.',
      es: 'No hay ningún texto que tomar de ahí.',
      ca: 'No hi ha cap text que se’n pugui treure.',
    },
    fix: {
      en: 'Delete it, and put the file itself there.',
      es: 'Bórralo y pon ahí el fichero mismo.',
      ca: 'Esborra-ho i posa-hi el fitxer mateix.',
    },
  },
};

/** The same of a folder: not even the names in it are told. */
export const folderOutside: ProblemTexts = {
  ...entryTexts.outside,
  what: {
    en: 'This folder is a link to another one outside the folder of the brand.',
    es: 'Esta carpeta es un enlace a otra que está fuera de la carpeta de la marca.',
    ca: 'Aquesta carpeta és un enllaç a una altra que és fora de la carpeta de la marca.',
  },
  fix: {
    en: 'Replace the link by the folder itself.',
    es: 'Pon la carpeta misma en lugar del enlace.',
    ca: 'Posa la carpeta mateixa en lloc de l’enllaç.',
  },
};
