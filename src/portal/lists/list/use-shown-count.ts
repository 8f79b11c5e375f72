import { useState } from 'react';

/** Number of rows added at a time. */
const pageSize = 10;

interface ShownCount {
  shown: number;
  showMore: () => void;
}

/**
 * Number of rows of a list to render; other filters start the list again.
 * @param query identifies the filters
 * @param least number of rows that are rendered in any case
 */
export function useShownCount(query: string, least = 0): ShownCount {
  const [requested, setRequested] = useState({ query, count: pageSize });
  const count = Math.max(requested.query === query ? requested.count : pageSize, least);
  return { shown: count, showMore: () => setRequested({ query, count: count + pageSize }) };
}
