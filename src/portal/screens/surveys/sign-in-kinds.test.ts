import { describe, expect, it } from 'vitest';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { signInKinds } from './sign-in-kinds.ts';

const settings = (ownlogin: boolean, OneLoginForCandidatos: boolean, sso: boolean): PublicBrand['settings'] =>
  ({ ownlogin, OneLoginForCandidatos, modulos: { sso } }) as PublicBrand['settings'];
const both = { paraAlumnos: true, paraEmpresa: true };

describe('the sign-in methods of a survey', () => {
  it('follow from the user types that the survey is for', () => {
    const plain = settings(true, true, false);
    expect(signInKinds(both, plain)).toEqual({ password: ['Alumno', 'Empresa'], university: false });
    expect(signInKinds({ ...both, paraAlumnos: false }, plain).password).toEqual(['Empresa']);
    expect(signInKinds({ ...both, paraEmpresa: false }, plain).password).toEqual(['Alumno']);
  });

  it('offer single sign-on to students only', () => {
    expect(signInKinds(both, settings(true, true, true)).university).toBe(true);
    expect(signInKinds({ ...both, paraAlumnos: false }, settings(true, true, true)).university).toBe(false);
  });

  it('exclude passwords of candidates where they use single sign-on only', () => {
    expect(signInKinds(both, settings(false, true, true))).toEqual({
      password: ['Empresa'],
      university: true,
    });
    expect(signInKinds(both, settings(false, false, true)).password).toContain('Alumno');
  });
});
