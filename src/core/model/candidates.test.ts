import { describe, expect, it } from 'vitest';
import type { DomainRow } from '#core/contract/entities/domain.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { candidateName, canMoveBack, filledPlaces, isDecision, movesOf, nextMove } from './candidates.ts';

const states: DomainRow[] = [
  { id: 3, descripcion: 'Enviada', fase: 'nuevas' },
  { id: 4, descripcion: 'En selección', fase: 'enProceso' },
  { id: 8, descripcion: 'Seleccionada', fase: 'seleccionadas' },
  { id: 9, descripcion: 'No seleccionada', fase: 'descartadas' },
];
const candidate = (estado: number, more: Partial<Candidate> = {}): Candidate => ({
  idCandidatura: 1,
  estado,
  fecha: '2026-02-01T10:00:00',
  leido: false,
  ...more,
});

describe('the next step of a candidate', () => {
  const all: DomainRow[] = [
    { id: 3, descripcion: 'Enviada', fase: 'nuevas' },
    { id: 4, descripcion: 'En selección', fase: 'enProceso' },
    { id: 5, descripcion: 'Preseleccionada', fase: 'finalistas' },
    { id: 6, descripcion: 'Entrevista', fase: 'finalistas' },
    { id: 7, descripcion: 'En reserva', fase: 'enProceso' },
    { id: 8, descripcion: 'Seleccionada', fase: 'seleccionadas' },
    { id: 9, descripcion: 'No seleccionada', fase: 'descartadas' },
  ];
  it.each([
    [3, [5, 4, 9, 8], 4],
    [4, [5, 6, 7, 8, 9], 5],
    [5, [4, 6, 7, 8, 9], 6],
    [6, [5, 7, 8, 9], 8],
    [7, [5, 8, 9], 8],
    [8, [9], undefined],
    [9, [], undefined],
  ])('leads from %i with the moves %j to %s', (estado, estadosPosibles, next) => {
    expect(nextMove(candidate(estado, { estadosPosibles }), all)?.id).toBe(next);
  });

  it('is unknown without phases', () => {
    const plain = all.map(({ id, descripcion }) => ({ id, descripcion }));
    expect(nextMove(candidate(3, { estadosPosibles: [4] }), plain)).toBeUndefined();
  });
});

describe('a candidate', () => {
  it('is called by the name, or by initials while the name is withheld', () => {
    expect(candidateName({ nombre: 'Zoë', apellidos: 'Prat', iniciales: 'Z. P.' })).toBe('Zoë Prat');
    expect(candidateName({ iniciales: 'Z. P.' })).toBe('Z. P.');
    expect(candidateName({})).toBeUndefined();
  });

  it('can be moved to the states that the server lists, in its order, else to any other state', () => {
    const ids = (it: Candidate) => movesOf(it, states).map(({ id }) => id);
    expect(ids(candidate(3, { estadosPosibles: [9, 4, 99] }))).toEqual([9, 4]);
    expect(ids(candidate(9, { estadosPosibles: [] }))).toEqual([]);
    expect(ids(candidate(4))).toEqual([3, 8, 9]);
  });

  it('has been decided about once selected or turned down', () => {
    expect(states.filter(isDecision).map(({ id }) => id)).toEqual([8, 9]);
  });

  it('can be moved back where another candidate in that state can; unknown where there is no other', () => {
    const all = [candidate(4, { estadosPosibles: [3, 8] }), candidate(8, { estadosPosibles: [9] })];
    expect(canMoveBack(all, 4, 3)).toBe(true);
    expect(canMoveBack(all, 8, 3)).toBe(false);
    expect(canMoveBack(all, 9, 3)).toBeUndefined();
    expect(canMoveBack([candidate(4)], 4, 3)).toBeUndefined();
  });

  it('fills a place when selected', () => {
    expect(filledPlaces([candidate(8), candidate(8), candidate(9)], states)).toBe(2);
  });
});
