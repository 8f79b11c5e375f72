import { inEach, type Told, unsaid } from '#build/diagnostics/told.ts';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { meant, nearest } from '#build/diagnostics/suggest.ts';
import type { ProblemTexts } from '../draft.ts';

/** Whether a path is below a folder. Both absolute, symbolic links followed. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Files of a folder and its subfolders as a brand file names them. */
function filesIn(folder: string, below: string): string[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function outside(name: string, folder: string): ProblemTexts {
  return {
    code: 'path-outside-brand',
    what: {
      en: `\`${name}\` leads out of the folder \`${basename(folder)}\`.`,
      es: `\`${name}\` sale de la carpeta \`${basename(folder)}\`.`,
      ca: `\`${name}\` surt de la carpeta \`${basename(folder)}\`.`,
    },
    why: {
      en: 'Files of others must not get into the portal by accident, and a brand must be complete in its own folder.',
      es: 'No debe entrar por descuido en el portal un fichero ajeno, y una marca tiene que estar completa en su carpeta.',
      ca: 'No ha d’entrar per descuit al portal un fitxer d’altri, i una marca ha d’estar completa a la seva carpeta.',
    },
    fix: {
      en: 'Copy the file into `assets/` of this brand and write its path there, for example `assets/logo.svg`.',
      es: 'Copia el fichero en la carpeta `assets/` de esta marca y escribe su ruta, por ejemplo `assets/logo.svg`.',
      ca: 'Copia el fitxer a la carpeta `assets/` d’aquesta marca i escriu-ne la ruta, per exemple `assets/logo.svg`.',
    },
  };
}

const stemOf = (file: string): string => basename(file, extname(file));

/**
 * The file that was probably meant. By its stem, since folder and ending are the same of all: by them alone, a picture that
 * was not uploaded yet would be taken for another.
 */
function likeliest(name: string, files: readonly string[]): string | undefined {
  const stem = nearest(stemOf(name), files.map(stemOf));
  const alike = files.filter((file) => stemOf(file) === stem);
  return nearest(name, alike) ?? alike[0];
}

const otherwise: Told = {
  en: 'If not, put the file there.',
  es: 'Si no, pon ahí el fichero.',
  ca: 'Si no, posa-hi el fitxer.',
};

function missing(name: string, folder: string): ProblemTexts {
  const files = filesIn(folder, 'assets');
  const near = likeliest(name, files);
  const inFolder = files.map((file) => `\`${file}\``).join(', ');
  const existing =
    files.length > 0 && files.length <= 12
      ? {
          en: ` The folder has ${inFolder}.`,
          es: ` En la carpeta hay: ${inFolder}.`,
          ca: ` A la carpeta hi ha: ${inFolder}.`,
        }
      : unsaid;
  return {
    code: 'missing-file',
    what: {
      en: `There is no file \`${name}\` in the folder \`${basename(folder)}\`.`,
      es: `No hay ningún fichero \`${name}\` en la carpeta \`${basename(folder)}\`.`,
      ca: `No hi ha cap fitxer \`${name}\` a la carpeta \`${basename(folder)}\`.`,
    },
    why: {
      en: 'The portal would have a gap where it belongs.',
      es: 'El portal tendría un hueco donde va.',
      ca: 'El portal tindria un buit on va.',
    },
    fix: near
      ? inEach((language) => `${meant(near)[language]} ${otherwise[language]}`)
      : {
          en: `Put the file there, or write the path of one that exists.${existing.en}`,
          es: `Pon ahí el fichero, o escribe la ruta de uno que exista.${existing.es}`,
          ca: `Posa-hi el fitxer, o escriu la ruta d’un que existeixi.${existing.ca}`,
        },
  };
}

/** Whether every part of the path is written as on the disk: some disks take `Logo.svg` for `logo.svg`, servers do not. */
function isWrittenSo(folder: string, path: string): boolean {
  let at = folder;
  return relative(folder, path)
    .split(sep)
    .every((part) => {
      const exists = readdirSync(at).includes(part);
      at = join(at, part);
      return exists;
    });
}

/**
 * The file that a setting or a style sheet of a folder names.
 * @param folder absolute, of the brand or base that wrote the name
 * @param from absolute, folder that the name starts from
 */
export function findFile(
  folder: string,
  name: string,
  from = folder,
): { path: string } | { mistake: ProblemTexts } {
  const path = resolve(from, name);
  if (!isInside(folder, path)) return { mistake: outside(name, folder) };
  if (!existsSync(path) || !isWrittenSo(folder, path)) return { mistake: missing(name, folder) };
  // A symbolic link inside the folder can lead out of it.
  if (!isInside(realpathSync(folder), realpathSync(path))) return { mistake: outside(name, folder) };
  if (!statSync(path).isFile()) return { mistake: missing(name, folder) };
  return { path };
}
