import { expect, it } from 'vitest';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { RefusalContext } from './refusal-context.ts';
import { refusalWithLink } from './refusal-with-link.ts';

const settings = { ownlogin: true, OneLoginForCandidatos: true, modulos: { sso: false } };
const context: RefusalContext = {
  brand: {
    settings,
    paths: {
      home: '/',
      cv: '/cv',
      placements: '/practicas',
      login: '/login',
      company: '/empresa',
      profile: '/mi-perfil',
    },
  },
  side: 'student',
  t: ((id: string) => id) as RefusalContext['t'],
};
const fields = { 17: 'fechaInicio', 33: 'cif' } as const;
const error = (code: number): CallFailure => ({ ok: false, kind: 'error', code });

it('shows a problem at its field, with a link to the page that can solve it', () => {
  expect(refusalWithLink(error(17), fields, context)).toEqual({
    problems: { fechaInicio: 'errors.datesOverlap' },
    action: { href: '/practicas', label: 'actions.seeMyPlacements', opensTab: true },
  });
  expect(refusalWithLink(error(33), fields, context)).toEqual({ problems: { cif: 'errors.badCif' } });
  expect(refusalWithLink(error(81), fields, context)).toMatchObject({ action: { href: '/' } });
});

it('links to the page where each side completes its data, never to one that the brand lacks', () => {
  const [cv, company] = (['student', 'company'] as const).map((side) =>
    refusalWithLink(error(15), fields, { ...context, side }),
  );
  const label = 'actions.completeData';
  expect(cv).toEqual({ message: 'errors.dataMissing', action: { href: '/cv', label, opensTab: true } });
  expect(company).toMatchObject({ action: { href: '/empresa', label } });
  expect(refusalWithLink(error(17), fields, { ...context, brand: { settings, paths: {} } })).toEqual({
    problems: { fechaInicio: 'errors.datesOverlap' },
  });
});
