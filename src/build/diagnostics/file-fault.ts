import { displayPath } from './positions.ts';
import { inEach, type Told } from './told.ts';

const noPermission: Told = {
  en: 'you have no permission for it',
  es: 'no tienes permiso para ello',
  ca: 'no hi tens permís',
};
const fileForFolder: Told = {
  en: 'a file stands where a folder is needed',
  es: 'hay un fichero donde hace falta una carpeta',
  ca: 'hi ha un fitxer on cal una carpeta',
};

/** What the system says when it cannot read or write, in words. */
const reasons: Readonly<Record<string, Told>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: {
    en: 'the disk can only be read',
    es: 'el disco es solo de lectura',
    ca: 'el disc és només de lectura',
  },
  ENOSPC: { en: 'the disk is full', es: 'el disco está lleno', ca: 'el disc és ple' },
  EDQUOT: {
    en: 'your share of the disk is full',
    es: 'tu parte del disco está llena',
    ca: 'la teva part del disc és plena',
  },
  EFBIG: {
    en: 'the disk takes no files of that size',
    es: 'el disco no admite ficheros de ese tamaño',
    ca: 'el disc no admet fitxers d’aquesta mida',
  },
  ENOTDIR: fileForFolder,
  EEXIST: fileForFolder,
  EISDIR: {
    en: 'a folder stands where a file is needed',
    es: 'hay una carpeta donde hace falta un fichero',
    ca: 'hi ha una carpeta on cal un fitxer',
  },
  ENOENT: {
    en: 'it does not exist, and the system lets nobody make it',
    es: 'no existe, y el sistema no deja que se cree',
    ca: 'no existeix, i el sistema no deixa que es creï',
  },
  ENAMETOOLONG: {
    en: 'the name is too long for the disk',
    es: 'el nombre es demasiado largo para el disco',
    ca: 'el nom és massa llarg per al disc',
  },
  ELOOP: {
    en: 'its links lead in a circle',
    es: 'sus enlaces dan vueltas en círculo',
    ca: 'els seus enllaços donen voltes en cercle',
  },
  EMFILE: {
    en: 'too many files are open; allow more with `ulimit -n`',
    es: 'hay demasiados ficheros abiertos; permite más con `ulimit -n`',
    ca: 'hi ha massa fitxers oberts; permet-ne més amb `ulimit -n`',
  },
  ENFILE: {
    en: 'too many files are open on this machine',
    es: 'hay demasiados ficheros abiertos en este ordenador',
    ca: 'hi ha massa fitxers oberts en aquest ordinador',
  },
  EIO: {
    en: 'the disk reports an error',
    es: 'el disco informa de un error',
    ca: 'el disc informa d’un error',
  },
};
const someFile: Told = { en: 'A file', es: 'Un fichero', ca: 'Un fitxer' };

/**
 * One sentence on a file or folder that the system does not let be read or written; nothing for any other error, of
 * which the place in the code matters.
 */
export function fileFault(error: unknown): Told | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = reasons[code];
  if (reason === undefined || (path === undefined && syscall === undefined)) return undefined;
  const where = dest ?? path;
  const name = where === undefined ? someFile : inEach(() => `\`${displayPath(where)}\``);
  return {
    en: `${name.en} cannot be used: ${reason.en}. Change that, or choose another folder (\`--help\` lists the options).`,
    es: `${name.es} no se puede usar: ${reason.es}. Cámbialo, o elige otra carpeta (\`--help\` enumera las opciones).`,
    ca: `${name.ca} no es pot fer servir: ${reason.ca}. Canvia-ho, o tria una altra carpeta (\`--help\` enumera les opcions).`,
  };
}
