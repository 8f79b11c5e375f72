import { spain, unknownProvince } from '#core/contract/constants.ts';
import { spanishPostcode } from '#core/contract/validation/postcode.ts';
import { firstProblem, type Rule, type ValidationMessage } from '#core/contract/validation/rule.ts';
import { lengths, maxLength, required, visibleText } from '#core/contract/validation/text.ts';

/** Values of an address in a form. Province and town are chosen from lists in Spain and typed elsewhere. */
export type AddressValues = Record<
  'idPais' | 'direccion' | 'cp' | 'idProvincia' | 'provincia' | 'localidad',
  string
>;

export const noAddress: AddressValues = {
  idPais: String(spain),
  direccion: '',
  cp: '',
  idProvincia: '',
  provincia: '',
  localidad: '',
};

export const isInSpain = ({ idPais }: Pick<AddressValues, 'idPais'>): boolean => Number(idPais) === spain;

/** Whether the town is chosen from the list of its province: in Spain, unless the province is unknown. */
export function hasTownList(values: Pick<AddressValues, 'idPais' | 'idProvincia'>): boolean {
  return isInSpain(values) && Number(values.idProvincia) !== unknownProvince;
}

/** Whether two spellings name the same town, ignoring case and accents. */
export const isSameTown = (one: string, other: string): boolean =>
  one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/** Options of a town select: all towns, with the stored one in its stored spelling. */
export function townsWith(stored: string, towns: readonly string[]): readonly string[] {
  if (stored === '') return towns;
  return [stored, ...towns.filter((town) => !isSameTown(town, stored))].toSorted((one, other) =>
    one.localeCompare(other, 'es', { sensitivity: 'base' }),
  );
}

/** Rules of a required text. */
const filledText: readonly Rule[] = [required, maxLength(lengths.text.max)];

export function addressProblems(
  values: AddressValues,
): Record<keyof AddressValues, ValidationMessage | undefined> {
  const inSpain = isInSpain(values);
  return {
    idPais: required(values.idPais),
    direccion: firstProblem(values.direccion, filledText),
    cp: firstProblem(values.cp, [
      ...filledText,
      ...(inSpain ? [spanishPostcode(Number(values.idProvincia))] : []),
    ]),
    idProvincia: inSpain ? required(values.idProvincia) : undefined,
    provincia: inSpain ? undefined : firstProblem(values.provincia, filledText),
    localidad: firstProblem(values.localidad, filledText),
  };
}

/** Converts form values to the address of a request. */
export function addressOf({ idPais, direccion, cp, idProvincia, provincia, localidad }: AddressValues): {
  idPais: number;
  direccion: string;
  cp: string;
  localidad: string;
  idProvincia?: number;
  provincia?: string;
} {
  const province = isInSpain({ idPais })
    ? { idProvincia: Number(idProvincia) }
    : { provincia: visibleText(provincia) };
  return {
    idPais: Number(idPais),
    direccion: visibleText(direccion),
    cp: visibleText(cp),
    localidad: visibleText(localidad),
    ...province,
  };
}
