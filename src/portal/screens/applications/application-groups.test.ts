import { describe, expect, it } from 'vitest';
import type { Application } from '#core/contract/entities/application.ts';
import { canWithdraw, groupOf, inGroups, inOrder, moved, withOrder } from './application-groups.ts';

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
    ['one of which nobody has a next move', { estado: 9, turno: 'nadie', puedeRetirar: false }, 'closed'],
    ['a rejected pre-enrolment', { estado: 17 }, 'closed'],
  ] as const)('stands with its like: %s', (_, more, group) => {
    expect(groupOf(application('a', more))).toBe(group);
  });

  it('of a server that says nothing more can be withdrawn, unless it is or was a pre-enrolment', () => {
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
  it('are answered by their last day, ordered by their place, and else listed newest first', () => {
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
    const { waiting, ranked, open, closed } = inGroups(all);
    expect(names(waiting)).toEqual(['soon', 'late', 'no day']);
    expect(names(ranked)).toEqual(['first', 'second', 'no place']);
    expect(names(open)).toEqual(['new', 'old']);
    expect(closed).toEqual([]);
  });

  it('are moved to any place', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
  });

  it('are shown in the wanted order, with those behind that it does not know', () => {
    const all = [application('a'), application('new'), application('b')];
    expect(names(inOrder(all, ['b', 'a']))).toEqual(['b', 'a', 'new']);
    expect(inOrder(all, undefined)).toBe(all);
  });

  it('have the places of an order that was taken, and those that were not named come behind', () => {
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
