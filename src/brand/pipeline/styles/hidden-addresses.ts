/** Text in quotes, as lightningcss writes it: always double quotes. */
const strings = /"((?:[^"\\]|\\.)*)"/gs;

/** An address with a scheme or a host of its own. */
const leadsOut = /^\s*[a-z][a-z0-9+.-]*:|\/\//i;

function unescaped(text: string): string {
  return text
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_match, code: string) => {
      const point = parseInt(code, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replace(/\\(.)/gs, '$1');
}

/** Places where a text in quotes is only compared or shown. */
const harmless = /=\s*$|@namespace\s[^;{}]*$|(?:^|[\s{;])content:[^(;{}]*$/;

/**
 * Addresses in quotes that the list of dependencies does not have, because CSS gives them a meaning only where they
 * are used: `--x: "https://…"` and then `image-set(var(--x) 1x)`.
 * @param css as lightningcss writes it, addresses that it lists already replaced
 */
export function hiddenAddresses(css: string): string[] {
  return [...css.matchAll(strings)].flatMap((match) => {
    const text = unescaped(match[1] ?? '');
    return leadsOut.test(text) && !harmless.test(css.slice(0, match.index)) ? [text] : [];
  });
}
