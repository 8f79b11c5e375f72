import { expect, it } from 'vitest';
import type { BrandSettings } from '#core/brand/brand.ts';
import { loginTexts, otherSignIns } from './login-texts.ts';

const settings = {
  textosLogin: { titulo: { es: 'Tu primer empleo' }, texto: { es: 'Entra con tu cuenta.' } },
  loginsEspecificos: {
    doctorado: {
      tipoUsuario: 'Egresado',
      titulo: { es: 'Acceso de doctorado' },
      texto: { es: 'Doctorado.' },
    },
    idiomas: { tipoUsuario: 'Alumno' },
  },
} as unknown as BrandSettings;

it('are those of every sign-in page', () => {
  expect(loginTexts({ settings }, 'es')).toEqual({ title: 'Tu primer empleo', text: 'Entra con tu cuenta.' });
});

it("are a specific login's own texts, where it has any", () => {
  expect(loginTexts({ settings }, 'es', 'doctorado')).toEqual({
    heading: 'Acceso de doctorado',
    title: 'Tu primer empleo',
    text: 'Doctorado.',
  });
  expect(loginTexts({ settings }, 'es', 'idiomas').text).toBe('Entra con tu cuenta.');
});

it('are missing where the brand has none', () => {
  expect(loginTexts({ settings: { loginsEspecificos: {} } as unknown as BrandSettings }, 'es')).toEqual({});
});

it('include links to the other sign-in pages', () => {
  const paths = { login: '/login', 'login-company': '/login/empresas', registration: '/registro' };
  expect(otherSignIns({ paths }, 'login').map(({ route }) => route)).toEqual(['login-company']);
});
