import * as z from 'zod/mini';
import { count, extension, text } from '#core/contract/fields.ts';

/** Size of a paged list, 10 rows per page. */
export const pagingShape = {
  numPaginas: count(),
  numTotal: count(),
  /** Query filters that the server applied. */
  filtrosAplicados: extension(z.array(text())),
};

/** Rows per page. */
export const pageSize = 10;
