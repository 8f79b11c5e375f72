import { type DiscriminatoryWording } from '#core/model/offer-remarks/discriminatory-wording.ts';
import { type Ground, grounds } from '#core/model/offer-remarks/grounds.ts';
import { offerWordings, studentTexts } from '#core/model/offer-remarks/offer-wordings.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { OfferRow } from './offer-row.ts';

type OfferTexts = Pick<OfferRow, 'id' | 'titulo' | 'datos'>;

/** Wordings by offer, with the texts that they were found in: an index of all offers reads them again and again. */
const found = new WeakMap<Db, Map<number, { texts: string; wordings: readonly DiscriminatoryWording[] }>>();

/** Discriminatory wordings that a company left in an offer. */
export function ignoredWordings(db: Db, { id, titulo, datos }: OfferTexts): readonly DiscriminatoryWording[] {
  const offer = { ...datos, titulo };
  const texts = studentTexts.map((key) => offer[key] ?? '').join('\0');
  const ofDb =
    found.get(db) ?? new Map<number, { texts: string; wordings: readonly DiscriminatoryWording[] }>();
  found.set(db, ofDb);
  const known = ofDb.get(id);
  if (known?.texts === texts) return known.wordings;
  const wordings = offerWordings(offer);
  ofDb.set(id, { texts, wordings });
  return wordings;
}

/** How many offers are looked at, the newest: each takes some milliseconds. */
const lookedAt = 500;

/** Offers that are not deleted and have discriminatory wordings, the newest first. */
export const offersWithWordings = (db: Db): (OfferTexts & { wordings: readonly DiscriminatoryWording[] })[] =>
  db
    .all<OfferTexts>(
      sql`SELECT id, titulo, datos FROM offer WHERE estado <> 'eliminada' ORDER BY id DESC LIMIT ${lookedAt}`,
    )
    .map((row) => ({ ...row, wordings: ignoredWordings(db, row) }))
    .filter(({ wordings }) => wordings.length > 0);

/** Counts the offers and the wordings of each ground. */
export function wordingCounts(db: Db): { ground: Ground; offers: number; wordings: number }[] {
  const offers = offersWithWordings(db);
  return grounds.map((ground) => {
    const ofGround = offers.map(({ wordings }) => wordings.filter((it) => it.ground === ground).length);
    return {
      ground,
      offers: ofGround.filter((count) => count > 0).length,
      wordings: ofGround.reduce((sum, count) => sum + count, 0),
    };
  });
}
