import { callList, type CallName } from '#api/calls/index.ts';
import { errorTable } from '#api/error-table.ts';
import { momentOf } from '../clock.ts';
import { sql } from '../db/sql.ts';
import { domainText } from '../domains/lists.ts';
import { type ForcedKind, forcedKinds } from '../http/forced.ts';
import type { PageParts } from '../pages/pages.ts';
import { type Html, html } from '../pages/template.ts';
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
import { resetData } from '../university/reset.ts';

/** What a form of the console holds. */
export interface ConsoleForm {
  title: string;
  button: string;
  fields(parts: PageParts): Html;
  /** Does what was asked for, within a transaction unless it makes one of its own, and says so. */
  act(parts: PageParts, values: Values): string;
  ownTransaction?: true;
}

/** A value that a form cannot be sent with. The message says which. */
export class ValueError extends Error {
  override name = 'ValueError';
}

/** Values of a form that was sent. */
export class Values {
  readonly #form: URLSearchParams;

  constructor(form: URLSearchParams) {
    this.#form = form;
  }

  optional(key: string): string | undefined {
    return this.#form.get(key)?.trim() || undefined;
  }

  text(key: string): string {
    const value = this.optional(key);
    if (value === undefined) throw new ValueError(`Give a value for "${key}".`);
    return value;
  }

  number(key: string, min = 1, max = Number.MAX_SAFE_INTEGER): number {
    const value = Number(this.text(key));
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new ValueError(`"${key}" is a whole number from ${min} to ${max}.`);
  }

  oneOf<T extends string>(key: string, choices: readonly T[]): T {
    const found = choices.find((choice) => choice === this.text(key));
    if (found === undefined) throw new ValueError(`"${key}" is one of: ${choices.join(', ')}.`);
    return found;
  }
}

type Option = readonly [value: string | number, text: string];

/** Most rows that a list of choices shows; the latest come first. */
const shown = 300;

const select = (name: string, label: string, options: readonly Option[]): Html =>
  html`<label
    >${label}
    <select name="${name}" required>
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select></label
  >`;

const input = (
  name: string,
  label: string,
  type: string,
  more: { value?: string; required?: false } = {},
): Html =>
  html`<label
    >${label}
    <input
      name="${name}"
      type="${type}"
      value="${more.value ?? ''}"
      ${more.required === false ? undefined : html`required`}
  /></label>`;

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

const kindTexts: Readonly<Record<ForcedKind, string>> = {
  status: 'Answer with a code',
  delay: 'Answer late',
  shape: 'JSON of another shape',
  truncated: 'Truncated JSON',
  html: 'HTML instead of JSON',
  http500: 'HTTP status 500',
};

const notices = ['No', 'Yes'] as const;

/** Everything that the console does, by the last part of its address. */
export const consoleForms: Readonly<Record<string, ConsoleForm>> = {
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
  fail: {
    title: 'Make the next calls fail',
    button: 'Make them fail',
    fields: () =>
      html`${select(
        'kind',
        'How',
        forcedKinds.map((it) => [it, kindTexts[it]]),
      )}${select(
        'status',
        'Code, if with a code',
        Object.keys(errorTable).map((it) => [it, it]),
      )}${input('seconds', 'Seconds to wait', 'number', { value: '0' })}${select('call', 'Which call', [
        ['*', 'Any'],
        ...callList.map(({ name }) => [name, name] as const),
      ])}${input('times', 'How many times', 'number', { value: '1' })}`,
    act: ({ forced }, values) => {
      const call = values.text('call');
      const known = callList.find(({ name }) => name === call);
      if (!known && call !== '*') throw new ValueError('There is no such call.');
      const times = values.number('times', 1, 1000);
      forced.add({
        kind: values.oneOf('kind', forcedKinds),
        status: values.number('status', 1, 999),
        seconds: values.number('seconds', 0, 60),
        ...(known ? { call: known.name as CallName } : {}),
        times,
      });
      return times === 1 ? 'The next call fails.' : `The next ${times} calls fail.`;
    },
  },
  'fail-no-more': {
    title: 'Let all calls work again',
    button: 'Fail no more',
    fields: () => html``,
    act: ({ forced }) => {
      forced.clear();
      return 'Nothing fails by hand any more.';
    },
  },
  reset: {
    title: 'Make the data anew',
    button: 'Reset the data',
    fields: () => html`<p>Everything that was done since the start is lost.</p>`,
    ownTransaction: true,
    act: ({ db, brand, clock, content }) => {
      resetData(db, brand, momentOf(clock()), content);
      return 'The data is as at the start.';
    },
  },
};
