import { describe, expect, it } from 'vitest';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { signInPage, type SignInAudience } from './sign-in-page.ts';

function pageFor(
  audience: SignInAudience,
  { ownlogin, sso, one }: Readonly<Record<'ownlogin' | 'sso' | 'one', boolean>>,
): string {
  const settings = { ownlogin, OneLoginForCandidatos: one, modulos: { sso } } as PublicBrand['settings'];
  const paths = { login: '/l', 'login-company': '/c', ...(!one && { 'login-graduate': '/g' }) };
  return signInPage({ paths, settings }, audience);
}

const ownForms = { ownlogin: true, sso: false, one: false };
const onlyUniversity = { ownlogin: false, sso: true, one: false };
const oneForCandidates = { ownlogin: true, sso: true, one: true };

describe('the sign-in page', () => {
  it.each([
    ['Empresa', ownForms, 'login-company'],
    ['company', onlyUniversity, 'login-company'],
    ['Alumno', ownForms, 'login'],
    ['Alumno', onlyUniversity, 'login'],
    ['Egresado', ownForms, 'login-graduate'],
    ['Egresado', onlyUniversity, 'login-graduate'],
    ['Egresado', oneForCandidates, 'login'],
  ] as const)('of %s in a portal with %o is %s', (audience, settings, page) => {
    expect(pageFor(audience, settings)).toBe(page);
  });

  it('of a candidate with a password is the first page with a password form', () => {
    expect(pageFor('student', ownForms)).toBe('login');
    expect(pageFor('student', onlyUniversity)).toBe('login-graduate');
    expect(pageFor('student', oneForCandidates)).toBe('login');
  });
});
