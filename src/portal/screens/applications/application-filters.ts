import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { type FiltersOf, ids, oneOf, typedText } from '#portal/lists/filters/filter-kinds.ts';
import { matchesWords } from '#portal/lists/filters/matches-words.ts';

/** Filters of a list of applications: words, kind of offer, ids of `estadosCandidaturasAlumno`. */
export const applicationFilters = {
  texto: typedText,
  tipo: oneOf<OfferKind>('practicas', 'empleo'),
  estado: ids,
} as const;

/** Filters by kind, states, and words that all have to be in the offer's title, company or number. */
export function filterApplications(
  applications: readonly Application[],
  { texto, tipo, estado }: FiltersOf<typeof applicationFilters>,
): Application[] {
  return applications.filter(
    (application) =>
      (tipo === undefined || application.idPerfil === profiles[tipo]) &&
      (estado === undefined || estado.includes(application.estado)) &&
      matchesWords(texto, application.titulo, application.empresa, application.idoferta),
  );
}

/** Counts applications per state, including chosen states without any; sorted by id of the state. */
export function countStates(
  applications: readonly Application[],
  chosen: readonly number[],
): { estado: number; count: number }[] {
  const counts = new Map(chosen.map((estado) => [estado, 0]));
  for (const { estado } of applications) counts.set(estado, (counts.get(estado) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a - b).map(([estado, count]) => ({ estado, count }));
}
