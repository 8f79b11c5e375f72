import { profiles } from '#core/contract/constants.ts';
import { offerState, offerTransitions } from '../../areas/offers/rules.ts';
import type { OfferRow } from '../../areas/offers/offer-row.ts';
import { sql } from '../../db/sql.ts';
import { nextState } from '../../rules/transitions.ts';
import { textId } from '../../texts/texts.ts';
import { assignManager, publishOffer, refuseOffer, sendOfferBack } from '../actions/offers.ts';
import type { ConsoleResource } from '../resource.ts';
import { offerTones } from './offer-tones.ts';
import { wordingsText } from './wordings.ts';

/** Offers of companies. */
export const offers: ConsoleResource = {
  index: ({ db, now }) =>
    db
      .all<Pick<OfferRow, 'id' | 'estado' | 'fechaCaducidad'> & { text: string }>(
        sql`SELECT offer.id, offer.estado, fechaCaducidad, titulo || ' ' || nombreComercial AS text
          FROM offer JOIN company ON company.id = company
          WHERE offer.estado <> 'eliminada' ORDER BY offer.estado <> 'pendiente', offer.id DESC`,
      )
      .map((row) => ({ ...row, waiting: offerState(row, now.today) === 'pendiente' })),

  entry: ({ db, now, texts }, id) => {
    const { t, date } = texts;
    const row = db.get<OfferRow & { empresa: string; candidaturas: number }>(sql`
      SELECT offer.*, nombreComercial AS empresa,
        (SELECT count(*) FROM candidacy WHERE offer = offer.id) AS candidaturas
      FROM offer JOIN company ON company.id = company WHERE offer.id = ${id}`);
    if (!row) return undefined;
    const state = offerState(row, now.today);
    const can = (action: keyof (typeof offerTransitions)['pendiente']): boolean =>
      nextState(offerTransitions, state, action) !== undefined;
    return {
      title: row.titulo,
      state: [t(textId(`console.offers.state.${state}`)), offerTones[state]],
      facts: {
        company: row.empresa,
        kind: t(row.idPerfil === profiles.practicas ? 'console.kind.placement' : 'console.kind.job'),
        published: state === 'pendiente' ? undefined : date(row.fecha),
        lastDay: row.fechaCaducidad && date(row.fechaCaducidad),
        places: row.datos.plazas,
        applications: row.candidaturas || undefined,
        manager: row.gestor,
        remark: row.observacionesUniversidad,
        reason: row.cierre?.motivo,
        text: row.datos.descripcion,
        wordings: wordingsText(db, texts, row),
      },
      actions: [
        ...(can('publish') ? ['publish'] : []),
        ...(can('sendBack') ? ['sendBack'] : []),
        ...(can('manage') ? [row.gestor ? 'release' : 'assign'] : []),
        ...(can('refuse') ? ['refuse'] : []),
      ],
    };
  },

  actions: {
    publish: { run: publishOffer },
    sendBack: {
      fields: () => [{ name: 'remark', type: 'long' }],
      run: (context, id, values) => sendOfferBack(context, id, values.text('remark')),
    },
    assign: {
      fields: () => [{ name: 'manager', type: 'text' }],
      run: (context, id, values) => assignManager(context, id, values.text('manager')),
    },
    release: { run: (context, id) => assignManager(context, id, undefined) },
    refuse: {
      destructive: true,
      fields: () => [{ name: 'reason', type: 'long' }],
      run: (context, id, values) => refuseOffer(context, id, values.text('reason')),
    },
  },
};
