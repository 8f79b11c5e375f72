import * as z from 'zod/mini';
import { count, extension, text } from '#core/contract/fields.ts';

/** How long a list is that comes page by page, 10 rows each. */
export const pagingShape = {
  numPaginas: count(),
  numTotal: count(),
  /** Filters of the query that the server applied itself. */
  filtrosAplicados: extension(z.array(text())),
};

/** Rows of a page. */
export const pageSize = 10;
