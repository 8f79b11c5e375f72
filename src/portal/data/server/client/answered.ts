/** The data of an answer, and the number of list items that were left out as they did not fit the contract. */
export interface DatosOfCall<D> {
  datos: D;
  omitted?: number;
}
