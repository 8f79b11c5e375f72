/** Id of the heading of what was found. */
export const resultsId = 'offers-results';
