import { domainText } from '../areas/domains/lists.ts';
import { roadTypes } from '../areas/domains/provinces.ts';
import type { SeedContext } from './context.ts';
import type { SeedAddress } from './institution.ts';
import { streets } from './texts/people.ts';

/** Letters that a host name can have. */
export function hostName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
}

/** A phone number of a series that nobody has. */
export function phoneOf({ random }: SeedContext): string {
  return `+34 6${random.int(10, 99)} 555 ${random.int(100, 999)}`;
}

/** A street with a number. */
export function streetOf({ random, text }: SeedContext): string {
  return `${text(random.pick(roadTypes.slice(0, 5)))} ${random.pick(streets)}, ${random.int(1, 180)}`;
}

/** An address as companies have it. */
export interface CompanyAddress {
  direccion: string;
  cp: string;
  localidad: string;
  idProvincia: number;
  provincia: string;
  idPais: number;
}

export function addressOf(
  context: SeedContext,
  { pais, provincia, localidad, cp }: SeedAddress,
): CompanyAddress {
  return {
    direccion: streetOf(context),
    cp,
    localidad,
    idProvincia: provincia,
    provincia: domainText('provincias', provincia, context.brand.defaultLanguage),
    idPais: pais,
  };
}
