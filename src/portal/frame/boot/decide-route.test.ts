import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { decideRoute } from './decide-route.ts';

const to = {
  es: { home: '/', login: '/login', maintenance: '/mantenimiento' },
  ca: { home: '/ca', login: '/ca/login', maintenance: '/ca/manteniment' },
};

function page(changes: Partial<PageData> = {}): PageData {
  return {
    brand: 'uni',
    route: 'company-offers',
    facts: { side: 'company' },
    language: 'es',
    defaultLanguage: 'es',
    alternates: { es: '/mis-ofertas', ca: '/ca/les-meves-ofertes' },
    modoOscuro: 'off',
    data: '/data.json',
    guard: { page: { audience: 'company' }, brand: { inMantenimiento: false }, to },
    ...changes,
  };
}

const token = `x.${Buffer.from(JSON.stringify({ nombre: 'Ona', apellidos: 'Riu', exp: 2_000_000_000 })).toString('base64url')}.x`;

function storage(local: Record<string, string>, tab: Record<string, string> = {}): SessionStorage {
  const prefixed = (values: Record<string, string>) =>
    memoryStorage(
      Object.fromEntries(Object.entries(values).map(([name, value]) => [`portal.uni.${name}`, value])),
    );
  return {
    brand: 'uni',
    local: prefixed(local),
    tab: prefixed(tab),
    cookies: () => '',
    now: () => 1_900_000_000_000,
  };
}

const company = { token, tipoUsuario: 'Empresa', recordar: 'true' };
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('the route decision', () => {
  it('is the page itself for visitors who may see it', () => {
    expect(decideRoute(page(), at('/mis-ofertas'), storage(company))).toMatchObject({
      remember: false,
      session: { type: 'Empresa', nombre: 'Ona' },
    });
    expect(decideRoute(page(), at('/mis-ofertas'), storage(company))).not.toHaveProperty('go');
  });

  it('is the sign-in page without a session, with a return path', () => {
    expect(decideRoute(page(), at('/mis-ofertas', '?a=1', '#b'), storage({}))).toEqual({
      go: '/login',
      isRefused: true,
      remember: true,
    });
  });

  it('is the sign-in page in the stored language in one step', () => {
    expect(decideRoute(page(), at('/mis-ofertas'), storage({ idioma: 'ca' }))).toMatchObject({
      go: '/ca/login',
    });
  });

  it('keeps the language that the address names', () => {
    const catalan = page({ language: 'ca' });
    expect(decideRoute(catalan, at('/ca/les-meves-ofertes'), storage({ idioma: 'es' }))).toMatchObject({
      go: '/ca/login',
    });
  });

  it('is the same page in the stored language, query and hash kept', () => {
    expect(
      decideRoute(page(), at('/mis-ofertas', '?a=1', '#b'), storage({ ...company, idioma: 'ca' })),
    ).toMatchObject({
      go: '/ca/les-meves-ofertes?a=1#b',
      isRefused: false,
      remember: false,
    });
  });

  it('is the sign-in page while a data protection notice is pending', () => {
    expect(decideRoute(page(), at('/mis-ofertas'), storage(company, { tokenRGPD: '{}' }))).toMatchObject({
      go: '/login',
      remember: true,
    });
  });

  it('is home for the wrong kind of user', () => {
    expect(
      decideRoute(page(), at('/mis-ofertas'), storage({ ...company, tipoUsuario: 'Alumno' })),
    ).toMatchObject({
      go: '/',
      remember: false,
    });
  });

  it('reports an expired session', () => {
    const late = { ...storage(company), now: () => 2_100_000_000_000 };
    expect(decideRoute(page(), at('/mis-ofertas'), late)).toMatchObject({ go: '/login', ended: 'expired' });
  });

  it('has no return path for the root, where people go anyway', () => {
    const home = page({ route: 'home', alternates: { es: '/', ca: '/ca' } });
    const guard = { ...home.guard, page: { audience: 'any' } as const };
    expect(decideRoute({ ...home, guard }, at('/'), storage({}))).toEqual({
      go: '/login',
      isRefused: true,
      remember: false,
    });
  });

  it('is the maintenance page without the flag that lets people in', () => {
    const guard = { ...page().guard, brand: { inMantenimiento: true } };
    expect(decideRoute(page({ guard }), at('/mis-ofertas'), storage(company))).toMatchObject({
      go: '/mantenimiento',
    });
    const allowed = storage({ ...company, godmode: 'true' });
    expect(decideRoute(page({ guard }), at('/mis-ofertas'), allowed)).not.toHaveProperty('go');
  });

  it('is the maintenance page from its first moment until its last, and not behind that', () => {
    const now = 1_900_000_000_000;
    for (const [from, until, isClosed] of [
      [now, now + 1, true],
      [now - 1, now + 1, true],
      [now - 1, now, false],
      [now + 1, now + 2, false],
    ] as const) {
      const brand = { inMantenimiento: false, mantenimiento: [from, until] as const };
      const { go } = decideRoute(
        page({ guard: { ...page().guard, brand } }),
        at('/mis-ofertas'),
        storage(company),
      );
      expect(go).toBe(isClosed ? '/mantenimiento' : undefined);
    }
  });

  it('is the sign-in page in the place of a page that the brand had until a day', () => {
    const now = 1_900_000_000_000;
    const ending = (until: number): PageData =>
      page({
        route: 'registration',
        guard: { ...page().guard, page: { audience: 'public', until } },
      });
    expect(decideRoute(ending(now), at('/mis-ofertas'), storage({}))).toMatchObject({
      go: '/login',
      remember: false,
    });
    expect(decideRoute(ending(now + 1), at('/mis-ofertas'), storage({}))).not.toHaveProperty('go');
  });
});
