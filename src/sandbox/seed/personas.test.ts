import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examplePassword } from './seed-data.ts';
import { personas } from './personas.ts';

const guide = readFileSync(new URL('../../../docs/sandbox.md', import.meta.url), 'utf8');

describe('the personas', () => {
  it('are in the guide with user name and purpose', () => {
    const rows = guide
      .split('\n')
      .filter((line) => /^\| `[a-z-]+`\s+\| `\S+@/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const expected = personas.map((it) => [`\`${it.id}\``, `\`${it.usuario}\``, it.title, it.description]);
    expect(rows).toEqual(expected);
    expect(guide).toContain(`\`${examplePassword}\``);
  });

  it('have names and user names of their own', () => {
    expect(new Set(personas.map(({ id }) => id)).size).toBe(personas.length);
    expect(new Set(personas.map(({ usuario }) => usuario)).size).toBe(personas.length);
  });
});
