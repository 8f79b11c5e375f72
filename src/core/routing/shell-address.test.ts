import { expect, it } from 'vitest';
import { carriedAddress, shellAddress } from './shell-address.ts';

const page = {
  language: 'es',
  defaultLanguage: 'es',
  alternates: { es: '/eventos/{id}', ca: '/ca/esdeveniments/{id}' },
} as const;

function carry(requested: string, base = 'https://portal.example'): string | undefined {
  return carriedAddress(page, new URL(shellAddress('event', 'es', requested), base));
}

it('carries path, query and hash to the shell', () => {
  expect(carry('/eventos/feria?a=1&b=%20#sitio')).toBe('/eventos/feria?a=1&b=%20#sitio');
});

it.each([
  '//evil.example/eventos/x',
  'https://evil.example/',
  '/ca/esdeveniments/x',
  '/eventos',
  'javascript:alert(1)',
  '',
])('refuses to show "%s"', (requested) => expect(carry(requested)).toBeUndefined());

it('leaves other pages alone', () => {
  expect(carriedAddress(page, { pathname: '/eventos/x', hash: '#/eventos/y' })).toBeUndefined();
});
