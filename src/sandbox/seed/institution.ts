import { spain } from '#core/contract/constants.ts';
import type { Brand } from '#core/brand/brand.ts';
import { degrees, type DegreeInfo } from '../areas/domains/degrees.ts';
import { islands, provinces } from '../areas/domains/provinces.ts';
import { level, vocationalLevels } from '../areas/domains/study-levels.ts';
import type { Random } from './random.ts';

/** Assumptions about a university, derived from its brand file. */
export interface Institution {
  /** Province that its people and companies are mostly from. */
  province: number;
  /** Degrees that it teaches. */
  degrees: readonly DegreeInfo[];
  /** Degrees of a student in vocational training only. */
  cycles: readonly DegreeInfo[];
}

/** Derives the province from the first postal code of an address; Madrid by default. */
function provinceOf(address: string): number {
  const province = Number(/\b(\d\d)\d{3}\b/.exec(address)?.[1] ?? 28);
  return provinces.some(({ id }) => id === province) ? province : 28;
}

/** Degrees that fit the name of an institution: cycles of a vocational centre, masters of a graduate school. */
function degreesOf(name: string, hasCycles: boolean): DegreeInfo[] {
  if (/\bFP\b|\bFormaci[oó]n? Profes/i.test(name))
    return degrees.filter(({ level: it }) => vocationalLevels.has(it));
  if (/pos?t-?gra|graduate school|business school/i.test(name)) {
    return degrees.filter(({ level: it }) => it === level.master || it === level.doctorado);
  }
  return degrees.filter(({ level: it }) => hasCycles || !vocationalLevels.has(it));
}

export function institutionOf({ settings }: Brand): Institution {
  const { contacto, legal, institucion, modulos } = settings;
  const cycles = degrees.filter(({ level: it }) => it === level.gradoSuperior);
  return {
    province: provinceOf([contacto?.direccion, legal?.direccion].filter(Boolean).join(' ')),
    degrees: degreesOf(institucion, modulos.hojasSemanales),
    cycles,
  };
}

/** Capitals that are not called like their province in Spanish. */
const capitals: Readonly<Record<number, string>> = {
  1: 'Vitoria-Gasteiz',
  3: 'Alacant',
  12: 'Castelló de la Plana',
  20: 'Donostia',
  26: 'Logroño',
  31: 'Pamplona',
  33: 'Oviedo',
  39: 'Santander',
  46: 'València',
  48: 'Bilbao',
};

/** A town of each island. */
const islandTowns: Readonly<Record<number, string>> = {
  71: 'Eivissa',
  72: 'Palma',
  73: 'Maó',
  74: 'Sant Francesc Xavier',
  351: 'Puerto del Rosario',
  352: 'Las Palmas de Gran Canaria',
  353: 'Arrecife',
  381: 'San Sebastián de La Gomera',
  382: 'Valverde',
  383: 'Santa Cruz de La Palma',
  384: 'Santa Cruz de Tenerife',
};

/** A Spanish address with all form fields. */
export interface SeedAddress {
  pais: number;
  provincia: number;
  localidad: string;
  cp: string;
  idIsla?: number;
}

/** A place, three times out of four in the province of the institution. */
export function addressNear({ province }: Institution, random: Random): SeedAddress {
  const provincia = random.chance(0.75) ? province : random.pick([3, 8, 20, 25, 28, 38, 41, 46, 50]);
  const here = islands.filter(({ idPadre }) => idPadre === provincia);
  const cp = `${String(provincia).padStart(2, '0')}${String(random.int(1, 290)).padStart(3, '0')}`;
  if (here.length > 0) {
    const { id: idIsla } = random.pick(here);
    return { pais: spain, provincia, localidad: islandTowns[idIsla] ?? '', cp, idIsla };
  }
  const localidad = capitals[provincia] ?? provinces.find(({ id }) => id === provincia)?.es ?? '';
  return { pais: spain, provincia, localidad, cp };
}
