/** Characters of code page 1252 between 0x80 and 0x9f, as Windows decodes these bytes. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Characters that the languages of portals have beyond ASCII: what a repaired text may consist of. */
const expected = /^[áéíóúàèìòùïüñçÁÉÍÓÚÀÈÌÒÙÏÜÑÇ·ªº¿¡«»“”‘’‚„–—…€•\u00a0]+$/;

const suspicious = new RegExp(`[\\u0080-\\u00ff${windows}]{2,}`, 'g');

/** The byte that a character was decoded from, in code page 1252. */
function byteOf(character: string): number {
  const position = windows.indexOf(character);
  return position >= 0 ? position + 0x80 : (character.codePointAt(0) ?? 0);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(run: string): string | undefined {
  try {
    return decoder.decode(Uint8Array.from([...run].map(byteOf)));
  } catch {
    return undefined;
  }
}

/** A run of characters that are UTF-8 read in another encoding, with what they stand for. */
export interface DoubleEncoded {
  start: number;
  end: number;
  decoded: string;
}

/** Finds text that was encoded twice: `Ã³` for `ó`, `Â¿` for `¿`, `â€™` for `’`. */
export function findDoubleEncoding(text: string): DoubleEncoded[] {
  return [...text.matchAll(suspicious)].flatMap(({ 0: run, index }) => {
    const decoded = decode(run);
    return decoded !== undefined && expected.test(decoded)
      ? [{ start: index, end: index + run.length, decoded }]
      : [];
  });
}
