import { escapedCharacters } from './characters.ts';
import type { Escape, HiddenCharacter } from './characters.ts';
import type { SourceNode, SourceScalar } from './source-node.ts';

const pattern = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|([^]))/g;

/** Escapes of one letter whose character a text should not have. */
const letters: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\u0007',
  b: '\b',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\u001b',
  N: '\u0085',
  L: '\u2028',
  P: '\u2029',
};

function inText({ source, value, data }: SourceScalar): HiddenCharacter[] {
  if (typeof data !== 'string') return [];
  const written = source.text.slice(...value);
  const escapes = written.startsWith('"') ? [...written.matchAll(pattern)] : [];
  return escapedCharacters(
    source.text,
    data,
    value,
    escapes.map(({ 0: { length }, 1: two, 2: four, 3: eight, 4: letter, index }): Escape => {
      const digits = two ?? four ?? eight;
      const character =
        digits === undefined ? letters[letter ?? ''] : String.fromCodePoint(Number.parseInt(digits, 16));
      return {
        character: character ?? letter ?? '',
        span: [value[0] + index, value[0] + index + length],
      };
    }),
  );
}

/** Hidden characters that the values of a YAML file have by escapes such as `\u202e`. */
export function escapedInYaml(placed: SourceNode): HiddenCharacter[] {
  if (placed.kind === 'scalar') return inText(placed);
  if (placed.kind === 'list') return placed.items.flatMap(escapedInYaml);
  return placed.kind === 'map' ? [...placed.entries.values()].flatMap(escapedInYaml) : [];
}
