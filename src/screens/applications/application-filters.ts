import { profiles } from '#api/constants.ts';
import type { Application } from '#api/entities/application.ts';
import { folded } from '#shared/folded.ts';
import type { OfferKind } from '#shell/offer-card/offer-facts.ts';

/** What a list of applications is narrowed by, under the names of the query; empty: by nothing. */
export interface ApplicationFilters {
  texto: string;
  tipo: OfferKind | '';
  /** Rows of estadosCandidaturasAlumno. */
  estado: readonly number[];
}

export const noFilters: ApplicationFilters = { texto: '', tipo: '', estado: [] };

/** What the query of the page says, as far as it can be understood; anyone may have written it. */
export function applicationFiltersOf(query: URLSearchParams): ApplicationFilters {
  const tipo = query.get('tipo');
  const states = query.getAll('estado').filter((state) => /^\d{1,9}$/.test(state));
  return {
    texto: query.get('texto') ?? '',
    tipo: tipo === 'practicas' || tipo === 'empleo' ? tipo : '',
    estado: [...new Set(states.map(Number))],
  };
}

export function isFiltered({ texto, tipo, estado }: ApplicationFilters): boolean {
  return texto.trim() !== '' || tipo !== '' || estado.length > 0;
}

/** Applications of a kind and in one of the states whose offer has all the words in its title, company or number. */
export function filterApplications(
  applications: readonly Application[],
  { texto, tipo, estado }: ApplicationFilters,
): Application[] {
  const words = folded(texto).split(/\s+/).filter(Boolean);
  return applications.filter((application) => {
    const text = folded([application.titulo, application.empresa, application.idoferta].join('\n'));
    return (
      (tipo === '' || application.idPerfil === profiles[tipo]) &&
      (estado.length === 0 || estado.includes(application.estado)) &&
      words.every((word) => text.includes(word))
    );
  });
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
