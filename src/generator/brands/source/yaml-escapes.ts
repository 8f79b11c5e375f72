import { escapedCharacters } from './characters.ts';
import type { Escape, HiddenCharacter } from './characters.ts';
import type { SourceNode, SourceScalar } from './source-node.ts';

const pattern = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|([^]))/g;

/** Single-letter escapes of characters that texts should not have. */
const letterEscapes: Readonly<Record<string, string>> = {
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

function inScalar({ source, value, data }: SourceScalar): HiddenCharacter[] {
  if (typeof data !== 'string') return [];
  const raw = source.text.slice(...value);
  const escapes = raw.startsWith('"') ? [...raw.matchAll(pattern)] : [];
  return escapedCharacters(
    source.text,
    data,
    value,
    escapes.map(({ 0: { length }, 1: two, 2: four, 3: eight, 4: letter, index }): Escape => {
      const digits = two ?? four ?? eight;
      const character =
        digits === undefined
          ? letterEscapes[letter ?? '']
          : String.fromCodePoint(Number.parseInt(digits, 16));
      return {
        character: character ?? letter ?? '',
        span: [value[0] + index, value[0] + index + length],
      };
    }),
  );
}

/** Finds hidden characters written as escapes such as `\u202e` in the values of a YAML file. */
export function escapedInYaml(node: SourceNode): HiddenCharacter[] {
  if (node.kind === 'scalar') return inScalar(node);
  if (node.kind === 'list') return node.items.flatMap(escapedInYaml);
  return node.kind === 'map' ? [...node.entries.values()].flatMap(escapedInYaml) : [];
}
