import { describe, expect, it } from 'vitest';
import { textPdf } from './text-pdf.ts';

const print = (title: string, ...paragraphs: string[]): string =>
  Buffer.from(textPdf({ title, paragraphs })).toString('latin1');

/** PDF objects, positioned for the cross-reference table. */
function objectsOf(file: string): string[] {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(file.slice(start, start + 5)).toBe('xref\n');
  return offsets.map((offset) => file.slice(offset, file.indexOf('endobj', offset)));
}

describe('a text as PDF', () => {
  it('has its objects at the offsets of its table, and streams of the stated length', () => {
    const objects = objectsOf(print('Convenio', 'Uno.', 'Dos.'));
    expect(objects).toHaveLength(7);
    objects.forEach((object, index) => expect(object).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
    const [, length, stream = ''] = /Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(objects[6] ?? '') ?? [];
    expect(stream).toHaveLength(Number(length));
  });

  it('keeps accents and signs, escapes brackets, and marks what it cannot print', () => {
    const file = print('Conveni', 'Núñez & Peña (S.L.) \\ 45 € – 中');
    expect(file).toContain('(N\xfa\xf1ez & Pe\xf1a \\(S.L.\\) \\\\ 45 \x80 \x96 ?) Tj');
  });

  it('cannot be left by its text', () => {
    const file = print(') Tj ET endstream endobj', ')\nendstream\nendobj (');
    expect(file.match(/^endobj$/gm)).toHaveLength(7);
    expect(file.match(/^endstream$/gm)).toHaveLength(1);
  });

  it('breaks long lines between words, and words longer than a line', () => {
    const file = print('Convenio', 'palabra '.repeat(100), 'x'.repeat(200));
    const lines = [...file.matchAll(/\((.*)\) Tj/g)].map(([, line = '']) => line);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78);
    expect(lines.join('').match(/palabra/g)).toHaveLength(100);
    expect(lines.join('').match(/x/g)).toHaveLength(200);
  });

  it('continues on another page if one is full', () => {
    const file = print('Convenio', ...Array.from({ length: 100 }, (_, index) => `Cláusula ${index}.`));
    expect(objectsOf(file)[1]).toContain('/Count 5 ');
    expect(file).toContain('(Cl\xe1usula 99.) Tj');
  });
});
