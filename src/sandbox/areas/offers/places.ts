import type { Db } from '../../db/database.ts';
import { list, sql } from '../../db/sql.ts';
import { state } from '../applications/candidacy.ts';

/** States in which someone has a place. */
const withPlace = [state.selected, state.paperwork, state.assigned, state.finished];

/** Offers, of some, of which every place is taken; one that does not say how many it has takes anybody. */
export function fullOffers(db: Db, offers: readonly number[]): ReadonlySet<number> {
  return new Set(
    db.column<number>(sql`
      SELECT offer.id FROM offer WHERE id IN ${list(offers)} AND datos ->> 'plazas' IS NOT NULL
        AND (SELECT count(*) FROM candidacy WHERE candidacy.offer = offer.id AND estado IN ${list(withPlace)})
          >= (datos ->> 'plazas')`),
  );
}
