import type { PortalEvent } from '#core/contract/entities/event.ts';
import type { AgendaEntry } from './agenda.ts';

type Facts = Pick<
  PortalEvent,
  'urlAcceso' | 'fecha' | 'fechaFin' | 'titulo' | 'idioma' | 'lugar' | 'entradilla'
>;

export const eventEntry = (event: Facts): AgendaEntry => {
  const { urlAcceso, fecha, fechaFin, titulo, idioma, lugar, entradilla } = event;
  return {
    key: urlAcceso,
    kind: 'event',
    at: fecha,
    until: fechaFin,
    name: titulo,
    language: idioma,
    place: lugar,
    about: entradilla,
    route: 'event',
    id: urlAcceso,
  };
};

/** Entries of events: those with an enrolment where the list tells of enrolments, else all. */
export function eventEntries(events: readonly PortalEvent[]): AgendaEntry[] {
  const tells = events.some(({ inscrito }) => inscrito !== undefined);
  return events.filter(({ inscrito }) => !tells || inscrito).map(eventEntry);
}
