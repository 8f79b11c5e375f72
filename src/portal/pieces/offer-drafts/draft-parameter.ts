/** Query parameter with the draft that the offer form continues. */
export const draftParameter = 'borrador';
