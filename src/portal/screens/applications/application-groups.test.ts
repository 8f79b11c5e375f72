import { describe, expect, it } from 'vitest';
import type { Application } from '#core/contract/entities/application.ts';
import {
  canWithdraw,
  groupApplications,
  groupOf,
  moveRow,
  sortByPreference,
  withOrder,
} from './application-groups.ts';

const application = (urlAcceso: string, more: Partial<Application> = {}): Application => ({
  idoferta: 1,
  titulo: urlAcceso,
  empresa: 'Talleres Oller',
  fecha: '05/03/2026',
  textoPerfilOferta: 'Prácticas',
  urlAcceso,
  idCandidatura: 1,
  idPerfil: 2,
  estado: 1,
  ...more,
});

const names = (rows: readonly Application[]): string[] => rows.map(({ urlAcceso }) => urlAcceso);

describe('an application', () => {
  it.each([
    ['a pre-enrolment', { estado: 16, turno: 'estudiante', puedeRetirar: false }, 'waiting'],
    ['a placement that can be withdrawn', { estado: 2, turno: 'universidad', puedeRetirar: true }, 'ranked'],
    ['a job that can be withdrawn', { estado: 2, idPerfil: 1, puedeRetirar: true }, 'open'],
    ['one that is being processed', { estado: 4, turno: 'empresa', puedeRetirar: false }, 'open'],
    ['one that waits for nobody', { estado: 9, turno: 'nadie', puedeRetirar: false }, 'closed'],
    ['a rejected pre-enrolment', { estado: 17 }, 'closed'],
  ] as const)('is grouped by its state: %s', (_, more, group) => {
    expect(groupOf(application('a', more))).toBe(group);
  });

  it('without puedeRetirar can be withdrawn, unless it is or was a pre-enrolment', () => {
    expect([1, 4, 16, 17].map((estado) => canWithdraw(application('a', { estado })))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(groupOf(application('a', { estado: 4, idPerfil: 1 }))).toBe('open');
  });
});

describe('applications', () => {
  it('are sorted by deadline if waiting, by place if ranked, and else newest first', () => {
    const all = [
      application('late', { estado: 16, fechaLimite: '2026-04-02' }),
      application('no day', { estado: 16 }),
      application('soon', { estado: 16, fechaLimite: '2026-04-01' }),
      application('no place', { orden: undefined }),
      application('second', { orden: 4 }),
      application('first', { orden: 2 }),
      application('old', { idPerfil: 1, fechaInscripcion: '2026-01-01T10:00:00' }),
      application('new', { idPerfil: 1, fechaInscripcion: '2026-02-01T10:00:00' }),
    ];
    const { waiting, ranked, open, closed } = groupApplications(all);
    expect(names(waiting)).toEqual(['soon', 'late', 'no day']);
    expect(names(ranked)).toEqual(['first', 'second', 'no place']);
    expect(names(open)).toEqual(['new', 'old']);
    expect(closed).toEqual([]);
  });

  it('can be moved to any place', () => {
    expect(moveRow(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveRow(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveRow(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
  });

  it('are sorted by a preference, unknown ones last', () => {
    const all = [application('a'), application('new'), application('b')];
    expect(names(sortByPreference(all, ['b', 'a']))).toEqual(['b', 'a', 'new']);
    expect(sortByPreference(all, undefined)).toBe(all);
  });

  it('get the places of a saved order, those not in it last', () => {
    const states = [
      { idEstado: 1, descripcion: 'Inscrita', candidaturas: [application('a', { orden: 1 })] },
      {
        idEstado: 2,
        descripcion: 'En revisión',
        candidaturas: [application('b', { orden: 2 }), application('c', { orden: 3 })],
      },
    ];
    const places = withOrder(states, ['c', 'a']).flatMap(({ candidaturas }) =>
      candidaturas.map(({ urlAcceso, orden }) => [urlAcceso, orden]),
    );
    expect(places).toEqual([
      ['a', 2],
      ['b', 4],
      ['c', 1],
    ]);
  });
});
