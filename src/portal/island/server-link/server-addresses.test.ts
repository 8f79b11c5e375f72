import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const src = new URL('../../../', import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: src }).map((file) => ({ file, text: readFileSync(src + file, 'utf8') }));

/** Keys of the contract that hold an address, by their names; a slug is only a part of an address of the portal. */
const addressKeys = new Set(
  read('core/contract/{entities,calls}/*.ts').flatMap(({ text }) =>
    [...text.matchAll(/^\s*((?:enlace|url|ulr|link|web)\w*): (?!slug\(\)|z\.optional\(slug)/gm)].map(
      ([, key = '']) => key,
    ),
  ),
);

/** Names under which a file has the values of these keys. */
function namesIn(text: string): string[] {
  const keys = [...addressKeys].join('|');
  const renamed = text.matchAll(new RegExp(`\\b(?:${keys}): (\\w+)`, 'g'));
  const assigned = text.matchAll(new RegExp(`const (\\w+) =[^;]*\\.(?:${keys})\\b`, 'g'));
  return [...addressKeys, ...[...renamed, ...assigned].map(([, name = '']) => name)];
}

it('the contract has keys with addresses', () => {
  expect([...addressKeys]).toEqual(
    expect.arrayContaining([
      'enlace',
      'urlFichero',
      'urlImagen',
      'urlInscripcionExterna',
      'linkExternoRGPD',
      'web',
    ]),
  );
});

it('every address of the server becomes a link or an image in one place', () => {
  const violations = read('portal/**/*.tsx').flatMap(({ file, text }) => {
    const names = new RegExp(`(?<![\\w/.])(?:\\w+\\.)*(?:${namesIn(text).join('|')})\\b(?!\\()`);
    return (
      [...text.matchAll(/<(?:a|img|iframe|source|embed|object)\b[^>]*?\b(?:href|src|data)=\{([^}]*)\}/g)]
        // An address of the portal, with a parameter of the server.
        .filter(([, value = '']) => !value.startsWith('fillPattern('))
        .filter(([, value = '']) => names.test(value.replace(/brand\.[\w.[\]'-]+/g, '')))
        .map(([, value]) => `${file}: ${value}`)
    );
  });
  expect(violations).toEqual([]);
});
