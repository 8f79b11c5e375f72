import { expect, test } from 'vitest';
import { decodeUtf8, notUtf8 } from './read-text.ts';

const text = 'Pràctiques d’empresa: ¿qué pasa, señor? «Col·laboració» – niño, ÀREA, güell…\n';

const macRoman: Readonly<Record<string, number>> = {
  à: 0x88,
  '’': 0xd5,
  '¿': 0xc0,
  é: 0x8e,
  ñ: 0x96,
  '«': 0xc7,
  '·': 0xe1,
  ó: 0x97,
  '»': 0xc8,
  '–': 0xd0,
  À: 0xcb,
  ü: 0x9f,
  '…': 0xc9,
};
const windows: Readonly<Record<string, number>> = { '’': 0x92, '–': 0x96, '…': 0x85 };
const encoded = (written: string, bytes: Readonly<Record<string, number>>): Uint8Array =>
  Uint8Array.from([...written].map((letter) => bytes[letter] ?? letter.charCodeAt(0)));

test.each([
  ['Windows 1252', encoded(text, windows)],
  ['Mac Roman', encoded(text, macRoman)],
  ['UTF-16 LE', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 LE', Buffer.from(text, 'utf16le')],
  ['UTF-16 BE', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('converts a file in %s without losing a letter', (name, bytes) => {
  expect(decodeUtf8(bytes)).toBeUndefined();
  const problem = notUtf8('/x/a.md', bytes);
  expect(problem.fix.en).toContain(name);
  expect('repair' in problem && problem.repair[0]?.text).toBe(text);
});

test('converts only the lines that are in another encoding', () => {
  const bytes = Buffer.concat([Buffer.from(text, 'utf8'), encoded(text, windows)]);
  const problem = notUtf8('/x/a.md', bytes);
  expect('repair' in problem && problem.repair[0]?.text).toBe(text + text);
});

test('converts nothing that it is not sure of', () => {
  const bytes = Uint8Array.from([0x61, 0xff, 0x81, 0xd0, 0x61, 0x8d, 0xb6, 0x62]);
  expect(notUtf8('/x/a.md', bytes)).not.toHaveProperty('repair');
});
