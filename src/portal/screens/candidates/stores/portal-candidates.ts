import { dameCandidato } from '#core/contract/calls/candidate.ts';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { CandidateDetail } from '#core/contract/entities/candidate-detail.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { type CandidateChanges, createCandidateChanges } from './candidate-changes.ts';

const inputOf = (offer: string) => ({ params: { id: offer } });

/** Changes a candidate in the cached list of an offer, if it is loaded. */
function changeRow(offer: string, id: number, change: (row: Candidate) => Candidate): void {
  const shown = queryCache.of(dameDatosProceso, inputOf(offer)).get();
  if (shown.state !== 'ready') return;
  const candidatos = shown.datos.candidatos.map((row) => (row.idCandidatura === id ? change(row) : row));
  // Do not render again without a change.
  if (candidatos.some((row, index) => row !== shown.datos.candidatos[index]))
    queryCache.put(dameDatosProceso, inputOf(offer), { ...shown.datos, candidatos });
}

/** Marks a candidate as read in the cache, as the server did when the candidate was opened. */
export function noteRead(
  offer: string | undefined,
  { idCandidatura }: Pick<Candidate, 'idCandidatura'>,
): void {
  queryCache.drop(dameProcesosEmpleoYpracticas);
  if (offer) changeRow(offer, idCandidatura, (row) => (row.leido ? row : { ...row, leido: true }));
}

/** Refetches all candidates of an offer, and the details of a candidate on screen; drops other details. */
export async function reloadCandidates(offer: string): Promise<void> {
  queryCache.drop(dameCandidato, dameProcesosEmpleoYpracticas);
  await queryCache.refresh(dameDatosProceso, inputOf(offer));
}

/** Reduces a candidate to the data of a row in the list. */
function rowOf(detail: CandidateDetail): Candidate {
  const { cv, idPerfil, urlOferta, tituloOferta, ...row } = detail;
  return row;
}

const changesByOffer = new Map<string, CandidateChanges>();

/**
 * Returns the changes of an offer's candidates, wired to the query cache; one instance per offer.
 * @param offer `urlAcceso`; `undefined` if the server does not send the offer of a candidate
 */
export function changesOf(offer: string | undefined): CandidateChanges {
  const existing = changesByOffer.get(offer ?? '');
  if (existing) return existing;
  const changes = createCandidateChanges({
    call,
    reread: async ({ idCandidatura }, scope) => {
      if (offer === undefined || scope === 'one') {
        queryCache.drop(dameProcesosEmpleoYpracticas);
        const detail = await queryCache.refresh(dameCandidato, { params: { id: idCandidatura } });
        if (offer !== undefined && detail) changeRow(offer, idCandidatura, () => rowOf(detail));
        return detail;
      }
      await reloadCandidates(offer);
      const list = queryCache.of(dameDatosProceso, inputOf(offer)).get();
      if (list.state !== 'ready') return undefined;
      return list.datos.candidatos.find((row) => row.idCandidatura === idCandidatura);
    },
    patch: ({ idCandidatura }, changed) => {
      if (offer !== undefined) changeRow(offer, idCandidatura, (row) => ({ ...row, ...changed }));
      const input = { params: { id: idCandidatura } };
      const shown = queryCache.of(dameCandidato, input).get();
      if (shown.state === 'ready') queryCache.put(dameCandidato, input, { ...shown.datos, ...changed });
    },
  });
  changesByOffer.set(offer ?? '', changes);
  return changes;
}
