import { expect, it } from 'vitest';
import { reasonsFor } from './move-reasons.ts';

it('lists the reasons of a state and a kind of offer, sorted by text', () => {
  const row = (idMotivo: number, idEstado: number, idPerfil: number, descripcion: string) => ({
    idMotivo,
    idEstado,
    idPerfil,
    descripcion,
  });
  const rows = [
    row(1, 17, 2, 'Último motivo'),
    row(2, 17, 2, 'Área lejana'),
    row(3, 17, 1, 'De empleo'),
    row(4, 9, 2, 'De la empresa'),
    row(5, 17, 2, 'Básico'),
  ];
  expect(reasonsFor(rows, 17, 2, 'es').map(({ idMotivo }) => idMotivo)).toEqual([2, 5, 1]);
  expect(reasonsFor(rows, 17, 1, 'ca').map(({ idMotivo }) => idMotivo)).toEqual([3]);
  expect(reasonsFor(rows, 9, 2, 'es').map(({ idMotivo }) => idMotivo)).toEqual([4]);
});
