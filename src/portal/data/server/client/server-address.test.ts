import { describe, expect, it } from 'vitest';
import { serverAddress } from './server-address.ts';

const page = 'https://practicas.uni.example/cv';
const base = 'https://api.uni.example/api';

describe('an address that the server sends', () => {
  it.each([
    ['https://www.uni.example/guia.pdf', 'https://www.uni.example/guia.pdf'],
    ['/ficheros/guia.pdf', 'https://api.uni.example/ficheros/guia.pdf'],
    ['guia.pdf', 'https://api.uni.example/api/guia.pdf'],
  ])('may be %s', (value, href) => expect(serverAddress(value, base, page)).toBe(href));

  it.each([
    undefined,
    '',
    ' ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://practicas.uni.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'http://www.uni.example/guia.pdf',
    '//user:secret@evil.example/',
    'https://user@evil.example/',
    'https://',
  ])('may not be %j', (value) => expect(serverAddress(value, base, page)).toBeUndefined());

  it('may be on http where the server itself is on http, as the sandbox', () => {
    const local = 'http://localhost:4321/cv';
    expect(serverAddress('http://localhost:4400/x.pdf', '/api', local)).toBe('http://localhost:4400/x.pdf');
    expect(serverAddress('/api/ficheros/1', '/api', local)).toBe('/api/ficheros/1');
    expect(serverAddress('javascript:alert(1)', '/api', local)).toBeUndefined();
  });
});
