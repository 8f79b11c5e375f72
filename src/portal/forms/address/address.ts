import { spain, unknownProvince } from '#core/contract/constants.ts';
import { spanishPostcode } from '#core/contract/validation/postcode.ts';
import { firstProblem, type Rule, type ValidationMessage } from '#core/contract/validation/rule.ts';
import { lengths, maxLength, required, visibleText } from '#core/contract/validation/text.ts';

/** An address in a form: the country decides between the lists of Spain and free text. */
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

/** Whether the town is one of a list: those of the province, in Spain unless that one is unknown. */
export function hasTownList(values: Pick<AddressValues, 'idPais' | 'idProvincia'>): boolean {
  return isInSpain(values) && Number(values.idProvincia) !== unknownProvince;
}

/** Whether two names are of one town, which some write in capitals, or without accents. */
export const isSameTown = (one: string, other: string): boolean =>
  one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/** The towns to choose from: the one that was known is among them, in the spelling in which it was. */
export function townsWith(known: string, towns: readonly string[]): readonly string[] {
  if (known === '') return towns;
  return [known, ...towns.filter((town) => !isSameTown(town, known))].toSorted((one, other) =>
    one.localeCompare(other, 'es', { sensitivity: 'base' }),
  );
}

/** Text of a form that must be there. */
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

/** The address as calls take it. */
export function addressOf({ idPais, direccion, cp, idProvincia, provincia, localidad }: AddressValues): {
  idPais: number;
  direccion: string;
  cp: string;
  localidad: string;
  idProvincia?: number;
  provincia?: string;
} {
  const place = isInSpain({ idPais })
    ? { idProvincia: Number(idProvincia) }
    : { provincia: visibleText(provincia) };
  return {
    idPais: Number(idPais),
    direccion: visibleText(direccion),
    cp: visibleText(cp),
    localidad: visibleText(localidad),
    ...place,
  };
}
