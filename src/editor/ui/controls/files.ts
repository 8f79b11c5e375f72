/** Bytes of the largest file: as Base64 it fits into a call. */
export const largestFile = 5 * 1024 * 1024;

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Type of a picture by its name; undefined for other files. */
export const pictureType = (path: string): string | undefined =>
  types[path.split('.').at(-1)?.toLowerCase() ?? ''];

/** The content of a file in Base64. */
export const readBase64 = (file: File): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });

/** The bytes of a content in Base64. */
const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (character) => character.charCodeAt(0));

/**
 * Gives a file to the person.
 * @param content text, or bytes in Base64
 */
export function saveFile(name: string, type: string, content: { text: string } | { base64: string }): void {
  const part = 'text' in content ? content.text : bytesOf(content.base64);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([part], { type }));
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The text of a content in Base64. */
export const readText = (content: string): string => new TextDecoder().decode(bytesOf(content));

/** A text as a content in Base64. */
export const writeText = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
