import { rowId } from '#api/entities/domain-lists.ts';
import { useDomainList } from '#shell/islands/use-domain-list.ts';

/**
 * The names of the states of an application. `undefined` until they are known; where the server does not give the
 * list, no state has a name.
 */
export function useStateNames(): ((estado: number) => string | undefined) | undefined {
  const rows = useDomainList('estadosCandidaturasAlumno');
  return rows && ((estado) => rows.find((row) => rowId(row) === estado)?.descripcion);
}
