import { expect, it } from 'vitest';
import type { CallFailure } from '#api/client/result.ts';
import type { FormPlace } from '#shell/forms/refusal.ts';
import { proposalRefusal } from './proposal-refusal.ts';

const place: FormPlace = {
  brand: { paths: { home: '/', cv: '/cv', placements: '/practicas', login: '/login', company: '/empresa' } },
  half: 'student',
  t: (id: string) => id,
};
const fields = { 17: 'fechaInicio', 33: 'cif' } as const;
const error = (code: number): CallFailure => ({ ok: false, kind: 'error', code });

it('says at the field what is wrong, with the page where something can be done about it', () => {
  expect(proposalRefusal(error(17), fields, place)).toEqual({
    problems: { fechaInicio: 'errors.datesOverlap' },
    action: { href: '/practicas', label: 'actions.seeMyPlacements', opensTab: true },
  });
  expect(proposalRefusal(error(33), fields, place)).toEqual({ problems: { cif: 'errors.badCif' } });
  expect(proposalRefusal(error(81), fields, place)).toMatchObject({ action: { href: '/' } });
});

it('leads to where each half completes its data, and never to a page that the brand does not have', () => {
  const [cv, company] = (['student', 'company'] as const).map((half) =>
    proposalRefusal(error(15), fields, { ...place, half }),
  );
  const label = 'actions.completeData';
  expect(cv).toEqual({ message: 'errors.dataMissing', action: { href: '/cv', label, opensTab: true } });
  expect(company).toMatchObject({ action: { href: '/empresa', label } });
  expect(proposalRefusal(error(17), fields, { ...place, brand: { paths: {} } })).toEqual({
    problems: { fechaInicio: 'errors.datesOverlap' },
  });
});

it('keeps what was typed when the session has ended', () => {
  expect(proposalRefusal(error(2), fields, place)).toEqual({
    message: 'frame.sessionEndedEditing',
    action: { href: '/login', label: 'actions.signInAgain', opensTab: true },
  });
});
