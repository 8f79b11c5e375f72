import { expect, it } from 'vitest';
import { dameOfertasUsuario, ofertasEncajanConUsuario } from '#core/contract/calls/student-offers.ts';
import { makeCandidacy } from '#sandbox/seed/make-offers.ts';
import { sql } from '#sandbox/db/sql.ts';
import { startOffersSandbox } from '../../../../tests/support/sandbox/offers-sandbox.ts';
import { firstOffers, firstPage } from './first-offers.ts';
import { createOffersStore } from './offers-store.ts';

const closed = new Set([9]);

it.each(['encajan', 'todas'] as const)(
  'the rows painted first are those that the store shows first: %s',
  async (mode) => {
    const { call, sandbox } = await startOffersSandbox(45);
    for (const [titulo, estado] of [
      ['Diseño 45', 9],
      ['Datos 42', 1],
    ] as const)
      makeCandidacy(
        sandbox.db,
        sandbox.db.value<number>(sql`SELECT id FROM offer WHERE titulo = ${titulo}`) ?? 0,
        sandbox.student,
        { estado },
      );
    const result = await (mode === 'todas'
      ? call(dameOfertasUsuario, firstPage('practicas'))
      : call(ofertasEncajanConUsuario, {}));
    if (!result.ok) throw new Error('The offers could not be read');
    const closedStates = () => Promise.resolve(closed);
    const { $list, show } = createOffersStore({ kind: 'practicas', call, closedStates });
    await show({ mode, filters: {} });
    expect(firstOffers(result.datos.ofertas.toReversed(), { kind: 'practicas', mode, closed })).toEqual(
      $list.get().rows,
    );
  },
);
