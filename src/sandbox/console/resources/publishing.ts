import { eventCategories, type EventCategory } from '../../areas/domains/event-categories.ts';
import { textIn } from '../../texts/translated.ts';
import { sql } from '../../db/sql.ts';
import {
  publishEvent,
  publishNotice,
  publishSurvey,
  sendNotification,
  setPublished,
  withdrawNotice,
} from '../actions/publishing.ts';
import { textId, type SandboxTexts } from '../../texts/texts.ts';
import type { ResourceEntry, ConsoleField, ConsoleResource, ConsoleContext } from '../resource.ts';
import { ValueError } from '../values.ts';

const audiences = ['todos', 'alumno', 'empresa'] as const;
const eventAudiences = ['todos', 'alumnos', 'egresados'] as const;
const yesNo = ['no', 'yes'] as const;

const choice = (name: string, { t }: SandboxTexts, of: string, values: readonly string[]): ConsoleField => ({
  name,
  type: 'choice',
  options: values.map((value) => [value, t(textId(`console.${of}.${value}`))]),
});

const publishedState = ({ t }: SandboxTexts, on: boolean): ResourceEntry['state'] =>
  on ? [t('console.published.yes'), 'good'] : [t('console.published.no'), 'ended'];

const userNames = (db: ConsoleContext['db']): string[] =>
  db.column(sql`SELECT DISTINCT usuario FROM account ORDER BY usuario`);

/** Notifications to one person, and notices for everybody. */
export const notices: ConsoleResource = {
  index: ({ db }) =>
    db.all(sql`
      SELECT id, 0 AS "waiting:boolean", descripcion AS text FROM communication ORDER BY fechaDesde DESC, id DESC`),

  entry: ({ db, now, texts: { t, date } }, id) => {
    const row = db.get<{ audience: string; fechaDesde: string; descripcion: string; enlace?: string }>(
      sql`SELECT * FROM communication WHERE id = ${id}`,
    );
    return (
      row && {
        title: row.descripcion,
        state:
          row.fechaDesde <= now.today
            ? [t('console.published.yes'), 'good']
            : [t('console.published.later'), 'open'],
        facts: {
          audience: t(textId(`console.audience.${row.audience}`)),
          from: date(row.fechaDesde),
          link: row.enlace,
        },
        actions: ['withdraw'],
      }
    );
  },

  creates: ['publish', 'notify'],

  actions: {
    publish: {
      fields: ({ texts, now }) => [
        { name: 'text', type: 'long' },
        choice('audience', texts, 'audience', audiences),
        { name: 'from', type: 'date', value: now.today },
        { name: 'link', type: 'url', optional: true },
      ],
      run: (context, _, values) =>
        publishNotice(context, {
          descripcion: values.text('text'),
          audience: values.oneOf('audience', audiences),
          fechaDesde: values.day('from'),
          enlace: values.optionalAddress('link'),
        }),
    },
    notify: {
      fields: ({ db, texts }) => [
        { name: 'user', type: 'text', options: userNames(db).map((it) => [it, it]) },
        { name: 'title', type: 'text' },
        { name: 'text', type: 'long', optional: true },
        choice('important', texts, 'choice', yesNo),
      ],
      run: (context, _, values) => {
        const user = values.text('user');
        const known = userNames(context.db).some((it) => it.toLowerCase() === user.toLowerCase());
        if (!known) throw new ValueError('user', 'choice');
        sendNotification(context, user, {
          titulo: values.text('title'),
          texto: values.optional('text'),
          Importante: values.oneOf('important', yesNo) === 'yes',
        });
      },
    },
    withdraw: { destructive: true, run: withdrawNotice },
  },
};

const categories = Object.keys(eventCategories) as EventCategory[];

/** Events that people enrol in. */
export const events: ConsoleResource = {
  fits: ({ modulos }) => modulos.eventos,

  index: ({ db }) =>
    db.all(sql`SELECT id, 0 AS "waiting:boolean", titulo AS text FROM event ORDER BY fecha DESC, id DESC`),

  entry: ({ db, texts }, id) => {
    const { t, date } = texts;
    const row = db.get<{
      titulo: string;
      fecha: string;
      plazas?: number;
      publicado: boolean;
      dirigidoA: string;
      enrolled: number;
    }>(sql`
      SELECT *, (SELECT count(*) FROM event_registration WHERE event = event.id) AS enrolled
      FROM event WHERE id = ${id}`);
    return (
      row && {
        title: row.titulo,
        state: publishedState(texts, row.publicado),
        facts: {
          when: date(row.fecha, { dateStyle: 'long', timeStyle: 'short' }),
          audience: t(textId(`console.eventAudience.${row.dirigidoA}`)),
          places: row.plazas,
          enrolled: row.enrolled,
        },
        actions: [row.publicado ? 'withdraw' : 'putBack'],
      }
    );
  },

  creates: ['publish'],

  actions: {
    publish: {
      fields: ({ texts, now }) => [
        { name: 'title', type: 'text' },
        { name: 'when', type: 'datetime-local', min: now.local.slice(0, 16) },
        {
          name: 'category',
          type: 'choice',
          options: categories.map((it) => [it, textIn(eventCategories[it], texts.language)]),
        },
        choice('audience', texts, 'eventAudience', eventAudiences),
        { name: 'places', type: 'number', optional: true },
        { name: 'where', type: 'text', optional: true },
        { name: 'text', type: 'long', optional: true },
      ],
      run: (context, _, values) =>
        publishEvent(context, {
          titulo: values.text('title'),
          fecha: values.moment('when', context.now.local),
          categoria: values.oneOf('category', categories),
          dirigidoA: values.oneOf('audience', eventAudiences),
          plazas: values.optionalNumber('places'),
          lugar: values.optional('where'),
          descripcion: values.optional('text'),
        }),
    },
    withdraw: { destructive: true, run: (context, id) => setPublished(context, 'event', id, false) },
    putBack: { run: (context, id) => setPublished(context, 'event', id, true) },
  },
};

/** One question per line; after it, its answers, with a bar before each. */
const questionsIn = (text: string): { texto: string; options: string[] }[] =>
  text
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .flatMap(([texto = '', ...options]) => (texto ? [{ texto, options: options.filter(Boolean) }] : []));

const answersOf = ({ db }: ConsoleContext, id: number): number =>
  db.value<number>(sql`SELECT count(*) FROM survey_response WHERE survey = ${id}`) ?? 0;

/** Surveys with their questions. */
export const surveys: ConsoleResource = {
  fits: ({ modulos }) => modulos.encuestas,

  index: ({ db }) =>
    db.all(sql`SELECT id, 0 AS "waiting:boolean", titulo AS text FROM survey ORDER BY id DESC`),

  entry: (consoleContext, id) => {
    const { t, date } = consoleContext.texts;
    const row = consoleContext.db.get<{
      titulo: string;
      publicada: boolean;
      respuestaObligatoria: boolean;
      paraAlumnos: boolean;
      paraEmpresa: boolean;
      hasta?: string;
    }>(sql`SELECT * FROM survey WHERE id = ${id}`);
    if (!row) return undefined;
    const { paraAlumnos, paraEmpresa } = row;
    const audience = paraAlumnos === paraEmpresa ? 'todos' : paraAlumnos ? 'alumno' : 'empresa';
    return {
      title: row.titulo,
      state: publishedState(consoleContext.texts, row.publicada),
      facts: {
        audience: t(`console.audience.${audience}`),
        mandatory: t(row.respuestaObligatoria ? 'console.choice.yes' : 'console.choice.no'),
        lastDay: row.hasta && date(row.hasta),
        answers: answersOf(consoleContext, id),
      },
      actions: [row.publicada ? 'withdraw' : 'putBack'],
    };
  },

  creates: ['publish'],

  actions: {
    publish: {
      fields: ({ texts, now }) => [
        { name: 'title', type: 'text' },
        { name: 'text', type: 'long', optional: true },
        choice('audience', texts, 'audience', audiences),
        choice('mandatory', texts, 'choice', yesNo),
        { name: 'lastDay', type: 'date', optional: true, min: now.today },
        { name: 'questions', type: 'long' },
      ],
      run: (context, _, values) =>
        publishSurvey(context, {
          titulo: values.text('title'),
          descripcion: values.optional('text'),
          audience: values.oneOf('audience', audiences),
          respuestaObligatoria: values.oneOf('mandatory', yesNo) === 'yes',
          hasta: values.optionalDay('lastDay', context.now.today),
          questions: questionsIn(values.text('questions')),
        }),
    },
    withdraw: { destructive: true, run: (context, id) => setPublished(context, 'survey', id, false) },
    putBack: { run: (context, id) => setPublished(context, 'survey', id, true) },
  },
};
