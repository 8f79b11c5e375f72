import type { Agreement, AgreementState } from '#core/contract/entities/agreement.ts';
import { endsSoon } from '#core/model/agreements.ts';
import { fullName } from '#core/model/people.ts';
import type { RowArrangement } from '#portal/lists/grouped/arrange-rows.ts';

const groupOf: Readonly<Record<AgreementState, string>> = {
  'Erróneo empresa': 'firmar',
  Generado: 'firmar',
  'Firmado empresa': 'tramite',
  'Enviado Secretaría': 'tramite',
  Formalizado: 'vigor',
  Caducado: 'caducados',
};

/** Agreements of a company: those that wait for it, in process, in force, and expired ones folded. */
export const agreementArrangement: RowArrangement<Agreement> = {
  prefix: 'convenios.',
  groups: [
    { key: 'firmar', name: 'agreements.toSign' },
    { key: 'tramite', name: 'agreements.inProcess' },
    { key: 'vigor', name: 'agreements.standing' },
    { key: 'caducados', name: 'agreements.over', isFolded: true },
  ],
  groupOf: ({ estado }) => groupOf[estado],
  views: [{ key: 'terminan', name: 'agreements.endSoon', has: endsSoon }],
  wordsOf: ({ idConvenio, fecha, numeroPedido, datosFirmante }) => [
    idConvenio,
    fecha,
    numeroPedido,
    fullName(datosFirmante?.nombre, datosFirmante?.apellidos),
  ],
};
