import { expect, it } from 'vitest';
import { referringPage } from './referring-page.ts';

const origin = 'https://portal.example';
const page = { alternates: { es: '/ver-cv/{id}', ca: '/ca/veure-cv/{id}' } };
const from = (referrer: string): string | undefined => referringPage(referrer, origin, page);

it('gives the address of the referring page of the portal', () => {
  expect(from(`${origin}/mis-ofertas/abc?estado=3#ana`)).toBe('/mis-ofertas/abc?estado=3#ana');
});

it('gives none for other sites, no referrer, and the same page in another language', () => {
  expect(from('')).toBeUndefined();
  expect(from('https://mail.example/inbox')).toBeUndefined();
  expect(from(`${origin}/ca/veure-cv/12`)).toBeUndefined();
  expect(from(`${origin}/ver-cv/13`)).toBeUndefined();
});
