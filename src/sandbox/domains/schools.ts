import { unknownProvince } from '#api/constants.ts';
import type { DomainRow } from '#api/entities/domain.ts';
import { provinces } from './provinces.ts';

/** Names that many schools in Spain have; proper names are the same in every language. */
const names = [
  'CEIP Miguel de Cervantes',
  'IES Antonio Machado',
  'CEIP Gloria Fuertes',
  'IES Ramón y Cajal',
  'CEIP Federico García Lorca',
  'IES María Zambrano',
  'CEIP Clara Campoamor',
  'IES Severo Ochoa',
  'CEIP San José de Calasanz',
  'IES Leonardo da Vinci',
  'CEIP Rosalía de Castro',
  'IES Miguel Hernández',
  'CEIP Ausiàs March',
  'IES Rosa Chacel',
  'CIFP Carlos III',
];

const perProvince = 6;

/** Schools of a province, for placements in education; none in the unknown one or in one that does not exist. */
export function schoolsOf(province: number): DomainRow[] {
  if (province === unknownProvince || !provinces.some(({ id }) => id === province)) return [];
  return Array.from({ length: perProvince }, (_, index) => ({
    id: province * 100 + index + 1,
    descripcion: names[(province * 4 + index) % names.length] ?? '',
  }));
}
