/** Whether a start comes before an end (code 27 otherwise), both YYYY-MM-DD; what is missing is no contradiction. */
export function isInOrder(start: string | undefined, end: string | undefined): boolean {
  return !start || !end || start < end;
}
