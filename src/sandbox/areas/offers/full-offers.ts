import type { Db } from '../../db/database.ts';
import { list, sql } from '../../db/sql.ts';
import { state } from '../applications/candidacy.ts';

/** States of a candidacy with a place. */
const withPlace = [state.selected, state.paperwork, state.assigned, state.finished];

/** Returns the ids of offers whose places (`plazas`) are all taken; offers without `plazas` are never full. */
export function fullOffers(db: Db, offers: readonly number[]): ReadonlySet<number> {
  return new Set(
    db.column<number>(sql`
      SELECT offer.id FROM offer WHERE id IN ${list(offers)} AND datos ->> 'plazas' IS NOT NULL
        AND (SELECT count(*) FROM candidacy WHERE candidacy.offer = offer.id AND estado IN ${list(withPlace)})
          >= (datos ->> 'plazas')`),
  );
}
