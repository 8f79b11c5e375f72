import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import type { PortalEvent, PortalEventDetail } from '#core/contract/entities/event.ts';
import { sql } from '../../db/sql.ts';
import { eventCategoryIn } from '../domains/event-categories.ts';
import { refuse } from '../../refusal.ts';
import { audienceRefusal, enrolmentRefusal, type EventFacts } from './rules.ts';
import type { BaseContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

interface EventRow extends EventFacts {
  id: number;
  urlAcceso: string;
  titulo: string;
  idioma?: string;
  categoria: string;
  destacado: boolean;
  imagen?: number;
  datos: Pick<PortalEventDetail, 'lugar' | 'ulrImagenPrincipal' | 'entradilla' | 'descripcion'>;
}

type EventContext = Pick<BaseContext, 'db' | 'files' | 'language'>;

function listed(
  { id, categoria, imagen, datos, ...row }: EventRow,
  { files, language }: EventContext,
): PortalEventDetail {
  const picture = imagen === undefined ? {} : { ulrImagenPrincipal: files.link({ file: imagen }) };
  return { idEvento: id, ...row, ...datos, ...picture, categoria: eventCategoryIn(categoria, language) };
}

/** Published events, past ones too, the earliest first. */
function publishedEvents(context: EventContext): PortalEvent[] {
  return context.db
    .all<EventRow>(sql`SELECT * FROM event WHERE publicado ORDER BY fecha, titulo, id`)
    .map((row) => listed(row, context));
}

/** Loads a published event. Refuses with `eventUnavailable` when missing. */
function publishedEvent({ db }: EventContext, urlAcceso: string): EventRow {
  return (
    db.get<EventRow>(sql`SELECT * FROM event WHERE publicado AND urlAcceso = ${urlAcceso}`) ??
    refuse(codes.eventUnavailable)
  );
}

function isEnrolled({ db }: EventContext, event: number, student: number): boolean {
  return (
    db.value(sql`SELECT 1 FROM event_registration WHERE event = ${event} AND student = ${student}`) !==
    undefined
  );
}

const enrolledIn = ({ db }: EventContext, event: number): number =>
  db.value<number>(sql`SELECT count(*) FROM event_registration WHERE event = ${event}`) ?? 0;

/** An event by itself, with the places that are left. */
function sheetOf(event: EventRow, context: EventContext): PortalEventDetail {
  const { plazas } = event;
  const left = plazas === undefined ? undefined : Math.max(0, plazas - enrolledIn(context, event.id));
  return { ...listed(event, context), ...omitUndefined({ plazasLibres: left }) };
}

export const events = {
  dameEventos: (context) => {
    const own = new Set(
      context.db.column<number>(sql`SELECT event FROM event_registration WHERE student = ${context.user.id}`),
    );
    return publishedEvents(context).map((event) => ({ ...event, inscrito: own.has(event.idEvento) }));
  },

  dameEventosEmpresa: (context) => publishedEvents(context),

  dameFichaEvento: (context) => {
    const event = publishedEvent(context, context.params.id);
    return {
      ...sheetOf(event, context),
      inscrito: isEnrolled(context, event.id, context.user.id),
      puedeInscribirse: audienceRefusal(event, context.user.egresado) === undefined,
    };
  },

  dameFichaEventoPublico: (context) => sheetOf(publishedEvent(context, context.params.id), context),

  inscribirseEnEvento: (context, { idEvento, urlEvento }) => {
    const { db, user, now } = context;
    const event = publishedEvent(context, urlEvento);
    if (event.id !== idEvento) refuse(codes.eventUnavailable);
    const self = isEnrolled(context, event.id, user.id);
    const all = enrolledIn(context, event.id);
    const refusal = enrolmentRefusal(event, now.today, { self, all }, user.egresado);
    if (refusal !== undefined) refuse(refusal);
    db.insert('event_registration', { event: event.id, student: user.id, fecha: now.local });
  },
} satisfies Partial<Handlers>;
