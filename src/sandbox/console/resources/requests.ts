import { sql } from '../../db/sql.ts';
import { type RequestState, requestTransitions } from '../../areas/education/rules.ts';
import { nextState } from '../../rules/transitions.ts';
import { textId, type SandboxTexts } from '../../texts/texts.ts';
import {
  adhesionTransitions,
  type RequestAnswer,
  answerAdhesion,
  answerChange,
  answerDeletion,
  answerRequest,
} from '../actions/requests.ts';
import type { ConsoleAction, ResourceEntry, ConsoleField, ConsoleResource } from '../resource.ts';

const tones = { pendiente: 'waiting', aceptada: 'good', rechazada: 'ended' } as const;

const stateOf = ({ t }: SandboxTexts, estado: RequestState): ResourceEntry['state'] => [
  t(textId(`console.request.state.${estado}`)),
  tones[estado],
];

const answers: readonly RequestAnswer[] = ['accept', 'reject'];

const possible = (estado: RequestState): RequestAnswer[] =>
  answers.filter((answer) => nextState(requestTransitions, estado, answer) !== undefined);

const because: ConsoleField = { name: 'reason', type: 'long' };

/** Accepting and refusing, with a reason where it is refused. */
function answering(
  answer: (
    context: Parameters<ConsoleAction['run']>[0],
    id: number,
    action: RequestAnswer,
    reason?: string,
  ) => void,
  reason = true,
): Record<RequestAnswer, ConsoleAction> {
  return {
    accept: { run: (context, id) => answer(context, id, 'accept') },
    reject: {
      destructive: true,
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
export const requests: ConsoleResource = {
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
      // Unregistered companies cannot have placements yet.
      actions: possible(estado).filter((act) => act === 'reject' || company !== undefined),
    };
  },

  actions: answering(answerRequest),
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

/** Changes of placements requested by companies. */
export const changes: ConsoleResource = {
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
      actions: possible(estado),
    };
  },

  actions: answering(answerChange),
};

const adhesionTones = { solicitada: 'waiting', aceptada: 'good', rechazada: 'ended' } as const;

/** Who wants to join a programme. */
export const adhesions: ConsoleResource = {
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
        actions: answers.filter((answer) => nextState(adhesionTransitions, row.estado, answer) !== undefined),
      }
    );
  },

  actions: answering(answerAdhesion, false),
};

/** Who wants to leave the service. */
export const deletions: ConsoleResource = {
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
        actions: answers,
      }
    );
  },

  actions: {
    accept: { destructive: true, run: (context, id) => answerDeletion(context, id, 'accept') },
    reject: {
      fields: () => [because],
      run: (context, id, values) => answerDeletion(context, id, 'reject', values.text('reason')),
    },
  },
};
