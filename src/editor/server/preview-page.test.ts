import { expect, test } from 'vitest';
import { pageHash, withPreviewScript } from './preview-page.ts';

const page = ({ sheet = '<style>a{color:red}</style>', hash = 'x', bar = '#fff', text = 'Hola' }): string =>
  `<html><head><meta http-equiv="content-security-policy" content="style-src '${hash}'"><title>T</title>${sheet}<style>b{}</style><meta name="theme-color" media="(prefers-color-scheme: light)" content="${bar}"></head><body><p>${text}</p></body></html>`;

test('pages that differ by their colours alone have the same hash', () => {
  const other = page({ sheet: '<style>a{color:\nblue}</style>', hash: 'y', bar: '#000' });
  expect(pageHash(other)).toBe(pageHash(page({})));
  const linked = (name: string): string =>
    page({ sheet: `<link rel="stylesheet" href="/_brand/theme.${name}.css">` });
  expect(pageHash(linked('aa'))).toBe(pageHash(linked('bb')));
});

test('pages that differ by anything else have other hashes', () => {
  const linked = page({ sheet: '<link rel="stylesheet" href="/_brand/theme.aa.css">' });
  const hashes = [
    page({}),
    page({ text: 'Adiós' }),
    page({}).replace('b{}', 'b{color:red}'),
    page({}).replace('<title>T', '<title>U'),
    linked,
    linked.replace('b{}', 'b{color:red}'),
  ].map(pageHash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('the script stands at the end of the page, which is else unchanged', () => {
  const html = page({ text: 'a &lt;/body> b' });
  const shown = withPreviewScript(html, { page: 'p', sheet: '/s.css' }, ['http://127.0.0.1:1']);
  const script =
    '<script src="/_preview.js" data-page="p" data-sheet="/s.css" data-editor="http://127.0.0.1:1"></script>';
  expect(shown).toContain(`${script}</body></html>`);
  expect(shown.replace(script, '')).toBe(html);
});
