/** Characters of a part of an address that could be random. */
const randomLike = /[A-Za-z0-9_-]{16,}/g;

/** Whether a text has what words and numbers in a row do not: digits among letters, or letters of both cases. */
const isMixed = (text: string): boolean =>
  (/\d/.test(text) && /[a-z]/i.test(text) && !/^[a-z-]+\d+$/i.test(text)) ||
  (/[a-z]/.test(text) && /[A-Z]/.test(text));

/** The last part of an address that cannot be guessed; undefined where there is none. */
export function secretOf({ pathname, search }: URL): string | undefined {
  return ((pathname + search).match(randomLike) ?? []).findLast(isMixed);
}

/** The same with another character in the middle. */
export function changed(secret: string): string {
  const at = secret.length >> 1;
  const other = secret[at] === 'a' ? 'b' : 'a';
  return secret.slice(0, at) + other + secret.slice(at + 1);
}
