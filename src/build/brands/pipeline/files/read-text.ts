/** The text of a file without byte order mark; nothing when it is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What to say of a text file in another encoding. */
export const notUtf8 = {
  code: 'not-utf-8',
  what: {
    en: 'This file is not saved as UTF-8.',
    es: 'Este fichero no está guardado como UTF-8.',
    ca: 'Aquest fitxer no està desat com a UTF-8.',
  },
  why: {
    en: 'Letters such as á, ç or ñ would come out wrong.',
    es: 'Las letras como á, ç o ñ saldrían mal.',
    ca: 'Les lletres com à, ç o ñ sortirien malament.',
  },
  fix: {
    en: 'Open the file in your editor and save it again with the encoding "UTF-8".',
    es: 'Abre el fichero en tu editor y guárdalo otra vez con la codificación «UTF-8».',
    ca: 'Obre el fitxer al teu editor i desa’l una altra vegada amb la codificació «UTF-8».',
  },
} as const;
