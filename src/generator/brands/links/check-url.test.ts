import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUrl } from './check-url.ts';

const code = (address: string, use: 'link' | 'web' | 'api' = 'link') => checkUrl(address, use)?.code;

describe('valid addresses', () => {
  test.each([
    'https://www.cierzo.example',
    'https://www.cierzo.example/a/b?c=d&e=%20#f',
    'https://universitat-de-l-ebre.cat/pràctiques',
    'https://xn--espaa-rta.example/',
    'https://www.cierzo.example:8443/x@y',
    'mailto:practicas@cierzo.example',
    'mailto:practicas@cierzo.example?subject=Pr%C3%A1cticas',
    'tel:+34976000000',
    'tel:976-000-000',
  ])('%s', (address) => {
    expect(checkUrl(address, 'link')).toBeUndefined();
  });

  test.each(['http://localhost:3000/api', 'http://127.0.0.1:8080', 'http://cierzo.localhost/api'])(
    '%s as an API while developing, and only there',
    (address) => {
      expect(code(address, 'api')).toBeUndefined();
      expect(code(address, 'web')).toBe('insecure-link');
    },
  );
});

describe('deceptive addresses', () => {
  test.each([
    'javascript:alert(1)',
    'javascript:1',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/1',
    'ftp://cierzo.example/',
    '//evil.example/',
    '\\\\evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https://cierzo.example@evil.example/',
    'https://user:password@evil.example/',
    'https://@evil.example/',
    'https://cierzo.example\u200b.evil.example/',
    'https://\u0441ierzo.example/',
    'mailto:practicas@cierzo.example?bcc=evil@evil.example',
    'mailto:practicas@cierzo.example?subject=a&body=b',
    'mailto:practicas@cierzo.example?subject=a%0d%0aBcc:b@evil.example',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://192.0.2.1/',
    'https://[2001:db8::1]/',
    'https://*.com/',
    'https://a.example,b.example/',
    'https://cierzo.example./',
  ])('%j is refused', (address) => {
    expect(code(address)).toBe('unsafe-link');
  });

  test.each(['https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://[::1]/'])(
    '%j is refused as an API, too, which may be on the own machine',
    (address) => {
      expect(code(address, 'api')).toBe('unsafe-link');
    },
  );
});

test('an address without encryption is rejected, with the encrypted one as fix', () => {
  const mistake = checkUrl('http://www.cierzo.example/a', 'link');
  expect(mistake?.code).toBe('insecure-link');
  expect(mistake?.fix?.en).toContain('`https://www.cierzo.example/a`');
});

describe('incomplete addresses', () => {
  test.each([
    ['www.cierzo.example/practicas', '`https://www.cierzo.example/practicas`'],
    ['practicas@cierzo.example', '`mailto:practicas@cierzo.example`'],
    ['https:/www.cierzo.example', '`https://www.cierzo.example/`'],
    ['https://www.cierzo.example/guía práctica.pdf', '`https://www.cierzo.example/guía%20práctica.pdf`'],
    ['https://practicas', 'public address'],
    ['mailto: practicas@cierzo.example', '`mailto:practicas@cierzo.example`'],
    ['tel:+34 976 000 000', '`tel:+34976000000`'],
    ['C:\\Users\\marta\\guia.pdf', 'website of your institution'],
    ['/home/marta/guia.pdf', 'website of your institution'],
    ['file:///C:/guia.pdf', 'website of your institution'],
    ['practicas', 'https://'],
    ['', 'https://'],
    ['mailto:practicas', '`mailto:'],
    ['tel:llámanos', '`tel:+34'],
    ['cierzo.example:8443/x', 'https://'],
  ])('%j', (address, fix) => {
    const mistake = checkUrl(address, 'link');
    expect(mistake?.code).toBe('invalid-link');
    expect(mistake?.fix?.en).toContain(fix);
  });
});

test('the address of an API or for reports names one site: nothing can widen the policy of the pages', () => {
  for (const use of ['api', 'web'] as const) {
    for (const host of [
      '*.com',
      '*.evil.example',
      'a.example,b.example',
      "a.example'",
      'a.example;x',
      '0x08080808',
    ]) {
      expect(code(`https://${host}/`, use)).toBeDefined();
    }
  }
  fc.assert(
    fc.property(
      fc.webUrl({ validSchemes: ['https'] }),
      fc.constantFrom(...`*,;'"\`$!()_=+~`),
      (address, sign) => {
        expect(code(address.replace('://', `://${sign}.`), 'api')).toBeDefined();
      },
    ),
  );
});

test('email and telephone are allowed in links only', () => {
  expect(code('mailto:practicas@cierzo.example', 'web')).toBe('unsafe-link');
  expect(code('tel:+34976000000', 'api')).toBe('unsafe-link');
});

test('every accepted address has one of the three protocols', () => {
  const piece = fc.constantFrom(
    ...':/\\@?#.&\t\n ',
    'https',
    'http',
    'javascript',
    'mailto',
    'tel',
    'evil.example',
    'a',
    '%6a',
    '\u200b',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = pieces.join('');
      if (checkUrl(address, 'link')) return;
      const url = new URL(address, 'http://portal.invalid');
      expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol);
      expect(url.username + url.password).toBe('');
    }),
  );
});
