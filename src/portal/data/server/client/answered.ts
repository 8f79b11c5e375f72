/** An answer, and how many items of its lists did not fit the contract and are not in it. */
export interface DatosOfCall<D> {
  datos: D;
  omitted?: number;
}
