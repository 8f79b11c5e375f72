import { momentOf } from '../clock.ts';
import { sql } from '../db/sql.ts';
import { domainText } from '../domains/lists.ts';
import { html } from '../pages/template.ts';
import { allStates, nextStates } from '../rules/candidacy.ts';
import {
  answerRequest,
  moveAsUniversity,
  publishEvent,
  reviewAgreement,
  reviewSheet,
  sendNotification,
  setCompanyState,
} from '../university/acts.ts';
import type { ConsoleForm } from './form.ts';
import { input, type Option, select } from './inputs.ts';
import { ValueError } from './values.ts';

/** Most rows that a list of choices shows; the latest come first. */
const shown = 300;

interface Choice {
  id: number;
  text: string;
}

const optionsOf = (rows: readonly Choice[]): Option[] => rows.map(({ id, text }) => [id, text]);

const companyStates = ['validada', 'bloqueada', 'pendiente'] as const;
const agreementActions = ['findFault', 'sendToSecretariat', 'formalize'] as const;
const sheetActions = ['validate', 'reject'] as const;
const requestActions = ['accept', 'reject'] as const;

/** States that the university may bring a candidacy into. */
const ownStates = allStates.filter((to) =>
  allStates.some((from) => nextStates(from, 'universidad').includes(to)),
);

const notices = ['No', 'Yes'] as const;

/** What the university does, by the last part of the address. */
export const universityForms: Readonly<Record<string, ConsoleForm>> = {
  company: {
    title: 'Validate or block a company',
    button: 'Set the state',
    fields: ({ db }) =>
      html`${select(
        'id',
        'Company',
        optionsOf(
          db.all<Choice>(sql`SELECT id, nombreComercial || ' (' || estado || ')' AS text FROM company
          ORDER BY estado <> 'pendiente', nombreComercial LIMIT ${shown}`),
        ),
      )}${select(
        'estado',
        'State',
        companyStates.map((it) => [it, it]),
      )}`,
    act: ({ db }, values) => {
      const estado = values.oneOf('estado', companyStates);
      setCompanyState(db, values.number('id'), estado);
      return `The company is ${estado}.`;
    },
  },
  candidacy: {
    title: 'Move a candidacy, or offer a pre-enrolment (16)',
    button: 'Move',
    fields: ({ db }) =>
      html`${select(
        'id',
        'Candidacy',
        optionsOf(
          db.all<Choice>(sql`
          SELECT candidacy.id, nombre || ' ' || apellido1 || ': ' || titulo || ' (' || candidacy.estado || ')' AS text
          FROM candidacy JOIN student ON student.id = candidacy.student JOIN offer ON offer.id = candidacy.offer
          ORDER BY candidacy.id DESC LIMIT ${shown}`),
        ),
      )}${select(
        'estado',
        'State',
        ownStates.map((it) => [it, `${it} ${domainText('estadosCandidaturasAlumno', it, 'en')}`]),
      )}`,
    act: ({ db, clock }, values) => {
      const estado = values.number('estado', 1, 18);
      moveAsUniversity(db, momentOf(clock()), values.number('id'), estado);
      return `The candidacy is in state ${estado}.`;
    },
  },
  agreement: {
    title: 'Review an agreement',
    button: 'Review',
    fields: ({ db }) =>
      html`${select(
        'id',
        'Agreement',
        optionsOf(
          db.all<Choice>(sql`
          SELECT agreement.id, nombreComercial || ', ' || fecha || ' (' || agreement.estado || ')' AS text
          FROM agreement JOIN company ON company.id = company ORDER BY agreement.id DESC LIMIT ${shown}`),
        ),
      )}${select(
        'action',
        'What with it',
        agreementActions.map((it) => [it, it]),
      )}${input('observaciones', 'What is wrong', 'text', { required: false })}`,
    act: ({ db, clock }, values) => {
      const action = values.oneOf('action', agreementActions);
      reviewAgreement(db, momentOf(clock()), values.number('id'), action, values.optional('observaciones'));
      return 'The agreement is reviewed.';
    },
  },
  sheet: {
    title: 'Review a weekly sheet',
    button: 'Review',
    fields: ({ db }) =>
      html`${select(
        'id',
        'Sheet',
        optionsOf(
          db.all<Choice>(sql`
          SELECT sheet.id, nombre || ' ' || apellido1 || ', ' || semana || ' (' || coalesce(sheet.estado, '–') || ')' AS text
          FROM weekly_sheet AS sheet JOIN placement ON placement.id = placement
            JOIN student ON student.id = placement.student
          ORDER BY sheet.estado IS NOT 'Enviado', semana DESC LIMIT ${shown}`),
        ),
      )}${select(
        'action',
        'What with it',
        sheetActions.map((it) => [it, it]),
      )}${input('observaciones', 'Remarks', 'text', { required: false })}`,
    act: ({ db }, values) => {
      const action = values.oneOf('action', sheetActions);
      reviewSheet(db, values.number('id'), action, values.optional('observaciones'));
      return 'The weekly sheet is reviewed.';
    },
  },
  request: {
    title: 'Accept or reject a placement request',
    button: 'Answer',
    fields: ({ db }) =>
      html`${select(
        'id',
        'Request',
        optionsOf(
          db.all<Choice>(sql`
          SELECT request.id, nombre || ' ' || apellido1 || ', ' || kind || ' (' || request.estado || ')' AS text
          FROM placement_request AS request JOIN student ON student.id = student
          ORDER BY request.estado <> 'pendiente', request.id DESC LIMIT ${shown}`),
        ),
      )}${select(
        'action',
        'Answer',
        requestActions.map((it) => [it, it]),
      )}${input('motivo', 'Reason', 'text', { required: false })}`,
    act: ({ db }, values) => {
      answerRequest(
        db,
        values.number('id'),
        values.oneOf('action', requestActions),
        values.optional('motivo'),
      );
      return 'The request is answered.';
    },
  },
  notification: {
    title: 'Send a notification',
    button: 'Send',
    fields: () =>
      html`${input('usuario', 'User name', 'text')}${input('titulo', 'Title', 'text')}${input(
        'texto',
        'Text',
        'text',
        {
          required: false,
        },
      )}${select(
        'importante',
        'Important',
        notices.map((it) => [it, it]),
      )}`,
    act: ({ db, clock }, values) => {
      const texto = values.optional('texto');
      sendNotification(db, momentOf(clock()), values.text('usuario'), {
        titulo: values.text('titulo'),
        ...(texto === undefined ? {} : { texto }),
        Importante: values.optional('importante') === 'Yes',
      });
      return 'The notification is sent.';
    },
  },
  event: {
    title: 'Publish an event',
    button: 'Publish',
    fields: () =>
      html`${input('titulo', 'Title', 'text')}${input('fecha', 'When', 'datetime-local')}${input(
        'plazas',
        'Places',
        'number',
        {
          required: false,
        },
      )}`,
    act: ({ db }, values) => {
      const fecha = values.text('fecha');
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(fecha)) throw new ValueError('"fecha" is a day with its time.');
      const plazas = values.optional('plazas') === undefined ? {} : { plazas: values.number('plazas') };
      return `The event is published as ${publishEvent(db, { titulo: values.text('titulo'), fecha, ...plazas })}.`;
    },
  },
};
