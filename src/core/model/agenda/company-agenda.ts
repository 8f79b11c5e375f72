import type { Agreement } from '#core/contract/entities/agreement.ts';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { RouteId } from '#core/routing/table.ts';
import { fullName } from '../people.ts';
import { type AgendaEntry, isPast, sortAgenda } from './agenda.ts';
import { eventEntries } from './event-entries.ts';

/** What is known of a company; empty lists for what could not be read. */
export interface KnownDatesOfCompany {
  offers: readonly Process[];
  placements: readonly CompanyPlacement[];
  /** Page with the company's placements, if the brand has one. */
  placementsPage: RouteId | undefined;
  agreements: readonly Agreement[];
  events: readonly PortalEvent[];
}

const closings = (offers: readonly Process[]): AgendaEntry[] =>
  offers.flatMap(({ Estado, fechaCaducidad, urlAcceso, titulo }) =>
    fechaCaducidad && (Estado === 'activa' || Estado === 'pendiente')
      ? {
          key: `closes-${urlAcceso}`,
          kind: 'closes',
          at: fechaCaducidad,
          name: titulo,
          route: 'company-offer-candidates',
          id: urlAcceso,
        }
      : [],
  );

const periods = (placements: readonly CompanyPlacement[], route: RouteId): AgendaEntry[] =>
  placements.flatMap(({ id, nombre, apellidos, titulo, fechaInicio, fechaFin }) => {
    const common = { name: titulo, who: fullName(nombre, apellidos), route };
    return [
      ...(fechaInicio ? [{ ...common, key: `starts-${id}`, kind: 'starts', at: fechaInicio } as const] : []),
      ...(fechaFin ? [{ ...common, key: `ends-${id}`, kind: 'ends', at: fechaFin } as const] : []),
    ];
  });

const expiries = (agreements: readonly Agreement[]): AgendaEntry[] =>
  agreements.flatMap(({ idConvenio, estado, fechaCaducidad }) =>
    fechaCaducidad && estado === 'Formalizado'
      ? {
          key: `agreement-${idConvenio}`,
          kind: 'agreement',
          at: fechaCaducidad,
          route: 'company',
          query: '#agreements',
        }
      : [],
  );

/**
 * Everything dated of a company from today on, the nearest first.
 * @param today YYYY-MM-DD
 */
export function companyAgenda(known: KnownDatesOfCompany, today: string): AgendaEntry[] {
  const { offers, placements, placementsPage, agreements, events } = known;
  return sortAgenda(
    [
      ...closings(offers),
      ...periods(placements, placementsPage ?? 'home'),
      ...expiries(agreements),
      ...eventEntries(events),
    ].filter((entry) => !isPast(entry, today)),
  );
}
