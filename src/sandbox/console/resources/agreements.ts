import type { AgreementState } from '#core/contract/entities/agreement.ts';
import { agreementState, agreementTransitions } from '../../areas/agreements/rules.ts';
import { addDays } from '../../clock.ts';
import { sql } from '../../db/sql.ts';
import { nextState } from '../../rules/transitions.ts';
import { textId } from '../../texts/texts.ts';
import { markErroneous, formalize, generateForCompany, sendToSecretariat } from '../actions/agreements.ts';
import type { ConsoleResource } from '../resource.ts';

interface Row {
  estado: AgreementState;
  fecha: string;
  fechaCaducidad?: string;
  company: string;
  observaciones?: string;
  datos: { datosFirmante?: { nombre?: string; apellidos?: string; cargo?: string } };
}

const waitingStates: readonly AgreementState[] = ['Firmado empresa', 'Enviado Secretaría'];

/** Texts and looks of the states, whose names are for the wire. */
const states = {
  Generado: ['generated', 'open'],
  'Firmado empresa': ['signed', 'waiting'],
  'Erróneo empresa': ['erroneous', 'open'],
  'Enviado Secretaría': ['secretariat', 'waiting'],
  Formalizado: ['formalized', 'good'],
  Caducado: ['expired', 'ended'],
} as const;

const acts = ['sendToSecretariat', 'formalize', 'findFault'] as const;

/** Agreements with companies. */
export const agreements: ConsoleResource = {
  fits: ({ modulos }) => modulos.convenios,

  index: ({ db, now }) =>
    db
      .all<{ id: number; text: string; estado: AgreementState; fechaCaducidad?: string }>(
        sql`SELECT agreement.id, nombreComercial || ' ' || nombreFiscal AS text, agreement.estado, fechaCaducidad
          FROM agreement JOIN company ON company.id = company ORDER BY agreement.id DESC`,
      )
      .map((row) => ({ ...row, waiting: waitingStates.includes(agreementState(row, now.today)) }))
      .sort((a, b) => Number(b.waiting) - Number(a.waiting)),

  entry: ({ db, now, texts: { t, date } }, id) => {
    const row = db.get<Row>(sql`
      SELECT agreement.*, nombreComercial AS company FROM agreement JOIN company ON company.id = company
      WHERE agreement.id = ${id}`);
    if (!row) return undefined;
    const state = agreementState(row, now.today);
    const [name, tone] = states[state];
    const { nombre, apellidos, cargo } = row.datos.datosFirmante ?? {};
    return {
      title: row.company,
      state: [t(textId(`console.agreements.state.${name}`)), tone],
      facts: {
        made: date(row.fecha),
        lastDay: row.fechaCaducidad && date(row.fechaCaducidad),
        signer: [[nombre, apellidos].filter(Boolean).join(' '), cargo].filter(Boolean).join(', '),
        remark: row.observaciones,
      },
      actions: acts.filter((act) => nextState(agreementTransitions, state, act) !== undefined),
    };
  },

  creates: ['generate'],

  actions: {
    generate: {
      fields: ({ db }) => [
        {
          name: 'company',
          type: 'choice',
          options: db
            .all<{ id: number; name: string }>(
              sql`SELECT id, nombreComercial AS name FROM company WHERE estado = 'validada' ORDER BY name`,
            )
            .map(({ id, name }) => [id, name]),
        },
      ],
      run: (context, _, values) => generateForCompany(context, values.number('company')),
    },
    sendToSecretariat: { run: sendToSecretariat },
    formalize: {
      fields: ({ now }) => [
        { name: 'lastDay', type: 'date', value: addDays(now.today, 365), min: now.today },
      ],
      run: (context, id, values) => formalize(context, id, values.day('lastDay', context.now.today)),
    },
    findFault: {
      destructive: true,
      fields: () => [{ name: 'remark', type: 'long' }],
      run: (context, id, values) => markErroneous(context, id, values.text('remark')),
    },
  },
};
