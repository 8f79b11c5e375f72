/** What an answer carries. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- faults change what no type allows
export type Json = any;

/** A body without a key. */
export const without =
  (key: string) =>
  (value: Json): Json => {
    const { [key]: _, ...rest } = value;
    return rest;
  };

/** A body with a key under another name. */
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

/** Changes the offers of a page of them. */
export const offers =
  (change: (rows: Json) => Json) =>
  (value: Json): Json => ({
    ...value,
    ofertas: change(value.ofertas),
  });

/** The call for a page of offers. */
export const list = '/Alumno/dameOfertasUsuario';
