/** Name in the query of the draft that the form of an offer goes on with. */
export const draftParameter = 'borrador';
