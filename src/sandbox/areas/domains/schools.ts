import { unknownProvince } from '#core/contract/constants.ts';
import type { DomainRow } from '#core/contract/entities/domain.ts';
import { provinces } from './provinces.ts';
import data from './data/schools.json' with { type: 'json' };

/** Names that many schools in Spain have; proper names are the same in every language. */
const names = data.names;

const perProvince = 6;

/** Lists schools of a province, for education placements; empty for an unknown province. */
export function schoolsOf(province: number): DomainRow[] {
  if (province === unknownProvince || !provinces.some(({ id }) => id === province)) return [];
  return Array.from({ length: perProvince }, (_, index) => ({
    id: province * 100 + index + 1,
    descripcion: names[(province * 4 + index) % names.length] ?? '',
  }));
}
