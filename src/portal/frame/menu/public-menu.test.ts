import { expect, it } from 'vitest';
import { publicMenu } from './public-menu.ts';

it('offers the pages that the brand has, at its addresses', () => {
  const menu = publicMenu({
    paths: {
      login: '/ca/login',
      'login-company': '/ca/login/empreses',
      'login-graduate': '/ca/login/antics-alumnes',
      registration: '/ca/registre',
      programmes: '/ca/programes-practiques-actius',
    },
  });
  expect(menu.map(({ route, href }) => [route, href])).toEqual([
    ['programmes', '/ca/programes-practiques-actius'],
    ['registration', '/ca/registre'],
    ['login-company', '/ca/login/empreses'],
    ['login-graduate', '/ca/login/antics-alumnes'],
    ['login', '/ca/login'],
  ]);
});

it('offers nothing that the brand lacks', () => {
  const menu = publicMenu({ paths: { login: '/login', 'login-company': '/login/empresas' } });
  expect(menu.map(({ route }) => route)).toEqual(['login-company', 'login']);
});

it('names graduates beside students where both sign in at one place', () => {
  const login = (paths: Parameters<typeof publicMenu>[0]['paths']) =>
    publicMenu({ paths }).find(({ route }) => route === 'login')?.label;
  expect(login({ login: '/login' })).toBe('frame.menuCandidates');
  expect(login({ login: '/login', 'login-graduate': '/login/antiguos' })).toBe('frame.menuStudents');
});
