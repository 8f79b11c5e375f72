import { expect, it } from 'vitest';
import { groupByPlacement } from './group-by-placement.ts';

const sheet = (idHoja: number, idPractica: number, nombre: string) => ({
  idHoja,
  idPractica,
  nombre,
  apellidos: 'Prat',
  semana: '2026-02-02',
});

it('sheets are grouped by placement, also for two people with one name', () => {
  const sheets = [sheet(1, 7, 'Nora'), sheet(2, 9, 'Nora'), sheet(3, 7, 'Nora')];
  const placements = groupByPlacement(sheets);
  expect(placements.map(({ person }) => person)).toEqual(['Nora Prat', 'Nora Prat']);
  expect(placements.map((group) => group.sheets.map(({ idHoja }) => idHoja))).toEqual([[1, 3], [2]]);
});
