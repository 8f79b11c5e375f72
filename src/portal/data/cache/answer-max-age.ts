/** Age in milliseconds from which a cached answer of the server is not shown any more. */
export const answerMaxAge = 30 * 60_000;
