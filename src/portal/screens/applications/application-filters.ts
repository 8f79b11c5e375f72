import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { type FiltersOf, ids, oneOf, typedText } from '#portal/lists/filters/filter-kinds.ts';
import { matchesWords } from '#portal/lists/filters/matches-words.ts';

/** What a list of applications is narrowed by: words, the kind of offer, rows of estadosCandidaturasAlumno. */
export const applicationFilters = {
  texto: typedText,
  tipo: oneOf<OfferKind>('practicas', 'empleo'),
  estado: ids,
} as const;

/** Applications of a kind and in one of the states whose offer has all the words in its title, company or number. */
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

/** The states that some applications are in with how many are in each, and the wanted ones even where none is. */
export function countStates(
  applications: readonly Application[],
  wanted: readonly number[],
): { estado: number; count: number }[] {
  const counts = new Map(wanted.map((estado) => [estado, 0]));
  for (const { estado } of applications) counts.set(estado, (counts.get(estado) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a - b).map(([estado, count]) => ({ estado, count }));
}
