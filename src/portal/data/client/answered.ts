/** An answer, and how many items of its lists did not fit the contract and are not in it. */
export interface Answered<D> {
  datos: D;
  omitted?: number;
}
