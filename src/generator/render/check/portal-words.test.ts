import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portalWords } from './portal-words.ts';

it('words of code and of dates in all languages belong to no brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'andana-words-'));
  try {
    writeFileSync(join(folder, 'entry.mjs'), 'const texto = "Solicitudes";');
    const words = portalWords({ folder, hash: '' });
    const known = [
      'Solicitudes',
      'septiembre',
      'setembre',
      'September',
      'miércoles',
      'dimecres',
      'Wednesday',
    ];
    expect(known.filter((word) => !words.has(word))).toEqual([]);
    expect(words.has('Montclar')).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
