import { spain, unknownProvince } from '#api/constants.ts';
import { firstProblem, type Rule, unlessEmpty, type ValidationMessage } from '#api/validation/rule.ts';
import { lengths, maxLength, minLength, required } from '#api/validation/text.ts';

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

/** Text of a form that must be there. */
export const filledText: readonly Rule[] = [
  required,
  minLength(lengths.text.min),
  maxLength(lengths.text.max),
];

/** Postcode of an address in Spain. */
export const spanishPostcode: Rule = unlessEmpty((value) =>
  /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(value) ? undefined : 'validation.malformed',
);

export function addressProblems(
  values: AddressValues,
): Record<keyof AddressValues, ValidationMessage | undefined> {
  const inSpain = isInSpain(values);
  return {
    idPais: required(values.idPais),
    direccion: firstProblem(values.direccion, filledText),
    cp: firstProblem(values.cp, [...filledText, ...(inSpain ? [spanishPostcode] : [])]),
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
    : { provincia: provincia.trim() };
  return {
    idPais: Number(idPais),
    direccion: direccion.trim(),
    cp: cp.trim(),
    localidad: localidad.trim(),
    ...place,
  };
}
