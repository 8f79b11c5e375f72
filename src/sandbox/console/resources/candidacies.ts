import { domainText } from '../../areas/domains/lists.ts';
import { isFinal, nextStates, state, turnOf } from '../../areas/applications/candidacy.ts';
import { addDays } from '../../clock.ts';
import { sql } from '../../db/sql.ts';
import { moveAsUniversity } from '../actions/candidacies.ts';
import type { ConsoleAction, ConsoleResource } from '../resource.ts';

interface Row {
  estado: number;
  fecha: string;
  fechaLimite?: string;
  person: string;
  offer: string;
  company: string;
  motivo?: string;
  documentos: number;
}

/** Moves of the university, by the state that they lead to. */
const moves = {
  review: state.underReview,
  send: state.sentToCompany,
  preEnrol: state.preEnrolmentPending,
  process: state.paperwork,
  assign: state.assigned,
  finish: state.finished,
  discard: state.discarded,
} as const;

const names = Object.keys(moves) as (keyof typeof moves)[];

const rules = Object.fromEntries(
  names.map((name): [string, ConsoleAction] => [
    name,
    name === 'preEnrol'
      ? {
          fields: ({ now }) => [
            { name: 'until', type: 'date', value: addDays(now.today, 7), min: now.today },
          ],
          run: (context, id, values) =>
            moveAsUniversity(context, id, moves[name], values.day('until', context.now.today)),
        }
      : {
          ...(name === 'discard' && { destructive: true }),
          run: (context, id) => moveAsUniversity(context, id, moves[name]),
        },
  ]),
);

/** Who applied to which offer. */
export const candidacies: ConsoleResource = {
  index: ({ db }) =>
    db
      .all<{ id: number; estado: number; text: string }>(
        sql`SELECT candidacy.id, candidacy.estado,
            nombre || ' ' || apellido1 || ' ' || coalesce(apellido2, '') || ' ' || titulo || ' ' || nombreComercial
              AS text
          FROM candidacy JOIN student ON student.id = candidacy.student JOIN offer ON offer.id = candidacy.offer
          JOIN company ON company.id = offer.company ORDER BY candidacy.id DESC`,
      )
      .map(({ estado, ...row }) => ({ ...row, waiting: turnOf(estado) === 'universidad' }))
      .sort((a, b) => Number(b.waiting) - Number(a.waiting)),

  entry: ({ db, texts: { language, date } }, id) => {
    const row = db.get<Row>(sql`
      SELECT candidacy.estado, candidacy.fecha, fechaLimite, motivo, titulo AS offer, nombreComercial AS company,
        nombre || ' ' || apellido1 || ' ' || coalesce(apellido2, '') AS person,
        (SELECT count(*) FROM candidacy_document WHERE candidacy = candidacy.id) AS documentos
      FROM candidacy JOIN student ON student.id = candidacy.student JOIN offer ON offer.id = candidacy.offer
      JOIN company ON company.id = offer.company WHERE candidacy.id = ${id}`);
    if (!row) return undefined;
    const possible = nextStates(row.estado, 'universidad');
    const waits = turnOf(row.estado) === 'universidad';
    return {
      title: row.person.trim(),
      state: [
        domainText('estadosCandidaturasAlumno', row.estado, language),
        waits ? 'waiting' : isFinal(row.estado) ? 'ended' : 'open',
      ],
      facts: {
        offer: row.offer,
        company: row.company,
        applied: date(row.fecha),
        answerBy: row.fechaLimite && date(row.fechaLimite),
        documents: row.documentos || undefined,
        reason: row.motivo,
      },
      actions: names.filter((name) => possible.includes(moves[name])),
    };
  },

  actions: rules,
};
