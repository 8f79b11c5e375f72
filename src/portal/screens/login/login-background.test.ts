import { expect, it } from 'vitest';
import { loginBackground } from './login-background.ts';

const settings = {
  loginsEspecificos: {
    doctorado: { tipoUsuario: 'Egresado' as const, background: '#123456' },
    erasmus: { tipoUsuario: 'Alumno' as const, background: 'assets/erasmus.jpg' },
    plain: { tipoUsuario: 'Alumno' as const },
  },
};
const served = { background: '/_brand/campus.jpg', loginBackgrounds: { erasmus: '/_brand/erasmus.jpg' } };

it("is the brand's picture on ordinary sign-in pages", () => {
  expect(loginBackground(settings, served)).toEqual({ picture: '/_brand/campus.jpg' });
  expect(loginBackground(settings, served, 'plain')).toEqual({ picture: '/_brand/campus.jpg' });
});

it('is the colour or picture of a specific login that has its own', () => {
  expect(loginBackground(settings, served, 'doctorado')).toEqual({ colour: '#123456' });
  expect(loginBackground(settings, served, 'erasmus')).toEqual({ picture: '/_brand/erasmus.jpg' });
});

it('is left to the style sheet where the brand has no picture', () => {
  expect(loginBackground(settings, { loginBackgrounds: {} })).toEqual({});
});
