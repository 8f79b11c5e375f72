/** Content of an answer. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- faults produce values that no type allows
export type Json = any;

/** Removes a key from a body. */
export const without =
  (key: string) =>
  (value: Json): Json => {
    const { [key]: _, ...rest } = value;
    return rest;
  };

/** Renames a key of a body. */
export const renamed =
  (from: string, to: string) =>
  (value: Json): Json => {
    const { [from]: moved, ...rest } = value;
    return moved === undefined ? rest : { ...rest, [to]: moved };
  };

/** Changes each row of a list. */
export const each =
  (change: (row: Json) => Json) =>
  (rows: Json): Json =>
    rows.map(change);

/** Changes the offers of a page of offers. */
export const offers =
  (change: (rows: Json) => Json) =>
  (value: Json): Json => ({
    ...value,
    ofertas: change(value.ofertas),
  });

/** Path of the call for a page of offers. */
export const list = '/Alumno/dameOfertasUsuario';
