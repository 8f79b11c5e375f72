import type { Application } from '#core/contract/entities/application.ts';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { awaitsAnswer, offerKind } from '../offers.ts';
import { actionOf, endOfWeek } from '../weekly-sheets.ts';
import { type AgendaEntry, isPast, sortAgenda } from './agenda.ts';
import { eventEntries } from './event-entries.ts';

interface SavedOffer extends Pick<
  OfferCard,
  'titulo' | 'empresa' | 'urlAcceso' | 'textoPerfilOferta' | 'fechaCaducidad' | 'inscrito'
> {
  /** Set for an offer that students cannot apply to any more. */
  cerrada?: object;
}

/** What is known of a student; empty lists for what could not be read. */
export interface KnownDatesOfStudent {
  applications: readonly Application[];
  /** Offers that the student has saved. */
  saved: readonly SavedOffer[];
  placements: readonly StudentPlacement[];
  events: readonly PortalEvent[];
  /** Whether the student sends weekly sheets. */
  hasSheets: boolean;
}

const answers = (applications: readonly Application[]): AgendaEntry[] =>
  applications.flatMap(
    ({ idCandidatura, idPerfil, estado, fechaLimite, titulo, idioma, empresa, urlAcceso }) =>
      awaitsAnswer({ estado }) && fechaLimite
        ? {
            key: `answer-${idPerfil}-${idCandidatura}`,
            kind: 'answer',
            at: fechaLimite,
            name: titulo,
            language: idioma,
            who: empresa,
            route: 'application',
            id: urlAcceso,
          }
        : [],
  );

/** Last days of saved offers that the student has not applied to. */
function closings(saved: readonly SavedOffer[], applications: readonly Application[]): AgendaEntry[] {
  const applied = new Set(applications.map(({ urlAcceso }) => urlAcceso));
  return saved.flatMap((offer) =>
    offer.fechaCaducidad && !offer.cerrada && !offer.inscrito && !applied.has(offer.urlAcceso)
      ? {
          key: `closes-${offer.urlAcceso}`,
          kind: 'closes',
          at: offer.fechaCaducidad,
          name: offer.titulo,
          who: offer.empresa,
          route: offerKind(offer) === 'practicas' ? 'placement-offer' : 'job-offer',
          id: offer.urlAcceso,
        }
      : [],
  );
}

/** The page of a placement. */
const pageOf = (id: number) => ({ route: 'placements', query: `?practica=${id}` }) as const;

function periods(placements: readonly StudentPlacement[]): AgendaEntry[] {
  return placements.flatMap(({ id, titulo, empresa, fechaInicio, fechaFin }) => {
    const common = { name: titulo, who: empresa, ...pageOf(id) } as const;
    return [
      ...(fechaInicio ? [{ ...common, key: `starts-${id}`, kind: 'starts', at: fechaInicio } as const] : []),
      ...(fechaFin ? [{ ...common, key: `ends-${id}`, kind: 'ends', at: fechaFin } as const] : []),
    ];
  });
}

/** Sheets to send or to correct, each due on the last day of its week. */
const sheets = (placements: readonly StudentPlacement[]): AgendaEntry[] =>
  placements.flatMap(({ id, titulo, empresa, hojas = [] }) =>
    hojas.flatMap((sheet) =>
      actionOf(sheet)
        ? {
            key: `sheet-${sheet.idHoja}`,
            kind: 'sheet',
            at: endOfWeek(sheet.semana),
            name: titulo,
            who: empresa,
            ...pageOf(id),
          }
        : [],
    ),
  );

/**
 * Everything dated of a student from today on, the nearest first, and the sheets that are overdue.
 * @param today YYYY-MM-DD
 */
export function studentAgenda(known: KnownDatesOfStudent, today: string): AgendaEntry[] {
  const { applications, saved, placements, events, hasSheets } = known;
  return sortAgenda(
    [
      ...answers(applications),
      ...closings(saved, applications),
      ...periods(placements),
      ...(hasSheets ? sheets(placements) : []),
      ...eventEntries(events),
    ].filter((entry) => entry.kind === 'sheet' || !isPast(entry, today)),
  );
}
