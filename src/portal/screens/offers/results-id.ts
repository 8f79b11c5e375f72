/** Id of the heading of the results. */
export const resultsId = 'offers-results';
