import { describe, expect, it } from 'vitest';
import type { PortalRouting } from '#core/routing/addresses.ts';
import {
  devicesOf,
  languageOf,
  pathIn,
  searchWith,
  signInAddress,
  type PreviewedView,
  viewOf,
} from './view.ts';

const routing: PortalRouting = {
  languages: ['es', 'ca'],
  defaultLanguage: 'es',
  routes: ['home', 'login', 'sso'],
  specificLogins: [],
};
const first: PreviewedView = { path: '/', persona: '', device: 'desktop', mode: undefined };

describe('the address of a view', () => {
  it('names everything that is not as at first', () => {
    const view: PreviewedView = { path: '/ofertas?q=web', persona: 'student', device: 'phone', mode: 'dark' };
    expect(searchWith('', view)).toBe('?ver=/ofertas%3Fq%3Dweb&persona=student&ancho=360&modo=oscuro');
    expect(searchWith('?ver=/login&modo=claro', first)).toBe('');
  });

  it('leads back to the view', () => {
    for (const device of ['phone', 'tablet', 'desktop', 'both'] as const)
      for (const mode of [undefined, 'light', 'dark'] as const) {
        const view: PreviewedView = { path: '/ca/ofertes?q=a%20b', persona: 'group', device, mode };
        expect(viewOf(searchWith('?seccion=colores', view))).toEqual(view);
      }
  });

  it('keeps what the forms have in it', () => {
    expect(searchWith('?seccion=colores', { ...first, mode: 'light' })).toBe('?seccion=colores&modo=claro');
  });

  it('shows the home where it names no page of the portal', () => {
    for (const path of ['//evil.example', 'https://evil.example', 'login', ''])
      expect(viewOf(`?ver=${encodeURIComponent(path)}&ancho=99&modo=x`), path).toEqual(first);
  });
});

it('a view of both shows a phone and a desktop', () => {
  expect(devicesOf({ ...first, device: 'both' })).toEqual(['phone', 'desktop']);
  expect(devicesOf(first)).toEqual(['desktop']);
});

it('another language shows the same page, and the home where there is none', () => {
  expect(pathIn(routing, '/login?a=1', 'ca')).toBe('/ca/login?a=1');
  expect(pathIn(routing, '/ca/login', 'es')).toBe('/login');
  expect(pathIn(routing, '/no-such-page', 'ca')).toBe('/ca');
  expect(languageOf(routing, '/ca/login?a=1')).toBe('ca');
});

it('signs in at the preview, and goes on to the page', () => {
  expect(signInAddress('http://a.localhost:1', { ...first, path: '/x?a=1&b', persona: 'group' })).toBe(
    'http://a.localhost:1/_preview/sign-in?persona=group&to=%2Fx%3Fa%3D1%26b&mode=',
  );
});
