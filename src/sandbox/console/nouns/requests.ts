import { sql } from '../../db/sql.ts';
import { type RequestState, requestTransitions } from '../../areas/education/rules.ts';
import { nextState } from '../../rules/transitions.ts';
import { textId, type Texts } from '../../texts/texts.ts';
import {
  adhesionTransitions,
  type Answer,
  answerAdhesion,
  answerChange,
  answerDeletion,
  answerRequest,
} from '../acts/requests.ts';
import type { ActRule, Entry, Field, Noun } from '../noun.ts';

const tones = { pendiente: 'waiting', aceptada: 'good', rechazada: 'ended' } as const;

const stateOf = ({ t }: Texts, estado: RequestState): Entry['state'] => [
  t(textId(`console.request.state.${estado}`)),
  tones[estado],
];

const answers: readonly Answer[] = ['accept', 'reject'];

const possible = (estado: RequestState): Answer[] =>
  answers.filter((answer) => nextState(requestTransitions, estado, answer) !== undefined);

const because: Field = { name: 'reason', type: 'long' };

/** Accepting and refusing, with a reason where it is refused. */
function answering(
  answer: (context: Parameters<ActRule['run']>[0], id: number, action: Answer, reason?: string) => void,
  reason = true,
): Record<Answer, ActRule> {
  return {
    accept: { run: (context, id) => answer(context, id, 'accept') },
    reject: {
      harsh: true,
      ...(reason && { fields: () => [because] }),
      run: (context, id, values) => answer(context, id, 'reject', reason ? values.text('reason') : undefined),
    },
  };
}

interface RequestRow {
  kind: string;
  estado: RequestState;
  fecha: string;
  motivo?: string;
  student: string;
  company?: string;
  datos: { fechaInicio: string; fechaFin: string; nombreEmpresa?: string };
}

/** Placements that students and companies propose, and education requests. */
export const requests: Noun = {
  fits: ({ modulos }) => modulos.practicas,

  index: ({ db }) =>
    db.all(sql`
      SELECT request.id, request.estado = 'pendiente' AS "waiting:boolean",
        nombre || ' ' || apellido1 || ' ' || coalesce(nombreComercial, request.datos ->> 'nombreEmpresa', '') AS text
      FROM placement_request AS request JOIN student ON student.id = request.student
      LEFT JOIN company ON company.id = request.company
      ORDER BY request.estado <> 'pendiente', request.id DESC`),

  entry: ({ db, texts }, id) => {
    const { t, date } = texts;
    const row = db.get<RequestRow>(sql`
      SELECT kind, request.estado, fecha, motivo, request.datos, nombre || ' ' || apellido1 AS student,
        nombreComercial AS company
      FROM placement_request AS request JOIN student ON student.id = request.student
      LEFT JOIN company ON company.id = request.company WHERE request.id = ${id}`);
    if (!row) return undefined;
    const { kind, estado, fecha, motivo, student, company, datos } = row;
    return {
      title: student,
      state: stateOf(texts, estado),
      facts: {
        kind: t(textId(`console.requests.kind.${kind}`)),
        company: company ?? datos.nombreEmpresa,
        from: date(datos.fechaInicio),
        to: date(datos.fechaFin),
        asked: date(fecha),
        reason: motivo,
      },
      // Of a company that has not registered there is nobody yet to have a placement at.
      acts: possible(estado).filter((act) => act === 'reject' || company !== undefined),
    };
  },

  acts: answering(answerRequest),
};

interface ChangeRow {
  tipo: 'Ampliación' | 'Variación';
  estado: RequestState;
  fecha: string;
  observaciones?: string;
  datos: { fechaFin?: string; horasAldia?: number; horario?: string; motivo?: string };
  student: string;
  company: string;
}

/** What companies ask to change of placements. */
export const changes: Noun = {
  fits: ({ modulos }) => modulos.practicas && modulos.cambioPracticas,

  index: ({ db }) =>
    db.all(sql`
      SELECT change.id, change.estado = 'pendiente' AS "waiting:boolean",
        nombre || ' ' || apellido1 || ' ' || nombreComercial AS text
      FROM change_request AS change JOIN placement ON placement.id = placement
      JOIN student ON student.id = placement.student JOIN company ON company.id = placement.company
      ORDER BY change.estado <> 'pendiente', change.id DESC`),

  entry: ({ db, texts }, id) => {
    const { t, date } = texts;
    const row = db.get<ChangeRow>(sql`
      SELECT tipo, change.estado, fecha, observaciones, change.datos, nombreComercial AS company,
        nombre || ' ' || apellido1 AS student
      FROM change_request AS change JOIN placement ON placement.id = placement
      JOIN student ON student.id = placement.student JOIN company ON company.id = placement.company
      WHERE change.id = ${id}`);
    if (!row) return undefined;
    const { tipo, estado, fecha, observaciones, datos, student, company } = row;
    return {
      title: student,
      state: stateOf(texts, estado),
      facts: {
        kind: t(tipo === 'Ampliación' ? 'console.changes.extension' : 'console.changes.variation'),
        company,
        to: datos.fechaFin && date(datos.fechaFin),
        hours: datos.horasAldia,
        schedule: datos.horario,
        reason: datos.motivo,
        asked: date(fecha),
        remark: observaciones,
      },
      acts: possible(estado),
    };
  },

  acts: answering(answerChange),
};

const adhesionTones = { solicitada: 'waiting', aceptada: 'good', rechazada: 'ended' } as const;

/** Who wants to join a programme. */
export const adhesions: Noun = {
  fits: ({ hasProgramaPracticasActivo }) => hasProgramaPracticasActivo,

  index: ({ db }) =>
    db.all(sql`
      SELECT adhesion.id, adhesion.estado = 'solicitada' AS "waiting:boolean",
        coalesce(nombreComercial, nombre || ' ' || apellido1) || ' ' || titulo AS text
      FROM adhesion JOIN programme ON programme.id = programme LEFT JOIN company ON company.id = company
      LEFT JOIN student ON student.id = student ORDER BY adhesion.estado <> 'solicitada', adhesion.id DESC`),

  entry: ({ db, texts: { t, date } }, id) => {
    const row = db.get<{
      estado: keyof typeof adhesionTones;
      fecha: string;
      who: string;
      programme: string;
    }>(sql`
      SELECT adhesion.estado, fecha, coalesce(nombreComercial, nombre || ' ' || apellido1) AS who,
        titulo AS programme
      FROM adhesion JOIN programme ON programme.id = programme LEFT JOIN company ON company.id = company
      LEFT JOIN student ON student.id = student WHERE adhesion.id = ${id}`);
    return (
      row && {
        title: row.who,
        state: [t(textId(`console.adhesions.state.${row.estado}`)), adhesionTones[row.estado]],
        facts: { programme: row.programme, asked: date(row.fecha) },
        acts: answers.filter((answer) => nextState(adhesionTransitions, row.estado, answer) !== undefined),
      }
    );
  },

  acts: answering(answerAdhesion, false),
};

/** Who wants to leave the service. */
export const deletions: Noun = {
  fits: ({ modulos }) => modulos.bajaServicio,

  index: ({ db }) =>
    db.all(sql`
      SELECT account AS id, 1 AS "waiting:boolean", nombre || ' ' || apellido1 || ' ' || usuario AS text
      FROM leave_request JOIN account ON account.id = account JOIN student ON student.id = account
      ORDER BY fecha DESC`),

  entry: ({ db, texts: { t, date } }, id) => {
    const row = db.get<{ fecha: string; motivo?: string; who: string; usuario: string }>(sql`
      SELECT fecha, motivo, nombre || ' ' || apellido1 AS who, usuario
      FROM leave_request JOIN account ON account.id = account JOIN student ON student.id = account
      WHERE account = ${id}`);
    return (
      row && {
        title: row.who,
        state: [t('console.deletions.state'), 'waiting'],
        facts: { user: row.usuario, asked: date(row.fecha), reason: row.motivo },
        acts: answers,
      }
    );
  },

  acts: {
    accept: { harsh: true, run: (context, id) => answerDeletion(context, id, 'accept') },
    reject: {
      fields: () => [because],
      run: (context, id, values) => answerDeletion(context, id, 'reject', values.text('reason')),
    },
  },
};
