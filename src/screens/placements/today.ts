/** The day where the reader is, as `YYYY-MM-DD`. */
export function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}
