import { offerState } from '../../areas/offers/rules.ts';
import type { OfferRow } from '../../areas/offers/offer-row.ts';
import { ignoredWordings, offersWithWordings } from '../../areas/offers/offer-remarks.ts';
import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/database.ts';
import { textId, type SandboxTexts } from '../../texts/texts.ts';
import type { ConsoleResource } from '../resource.ts';
import { offerTones } from './offer-tones.ts';

/** The remarks that a company ignored, by ground and with their better wording, as one text. */
export function wordingsText(
  db: Db,
  { t }: SandboxTexts,
  offer: Parameters<typeof ignoredWordings>[1],
): string | undefined {
  const texts = ignoredWordings(db, offer).map(({ ground, words, instead }) =>
    t('console.wordings.one', { ground: t(textId(`console.ground.${ground}`)), words, instead }),
  );
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** Offers that were sent with discriminatory wordings. */
export const wordings: ConsoleResource = {
  neverWaits: true,

  index: ({ db }) =>
    offersWithWordings(db).map(({ id, titulo, wordings: found }) => ({
      id,
      text: [titulo, ...found.map(({ words }) => words)].join(' '),
      waiting: false,
    })),

  entry: ({ db, now, texts }, id) => {
    const row = db.get<OfferRow & { empresa: string }>(sql`
      SELECT offer.*, nombreComercial AS empresa
      FROM offer JOIN company ON company.id = company WHERE offer.id = ${id}`);
    if (!row) return undefined;
    const state = offerState(row, now.today);
    return {
      title: row.titulo,
      state: [texts.t(textId(`console.offers.state.${state}`)), offerTones[state]],
      facts: { company: row.empresa, wordings: wordingsText(db, texts, row) },
      actions: [],
    };
  },

  actions: {},
};
