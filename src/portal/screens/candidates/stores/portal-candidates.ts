import { dameCandidato } from '#core/contract/calls/candidate.ts';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { CandidateDetail } from '#core/contract/entities/candidate-detail.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { type CandidateChanges, createCandidateChanges } from './candidate-changes.ts';

const inputOf = (offer: string) => ({ params: { id: offer } });

/** Shows a candidate as they are now in the list of an offer, as far as that is on the screen. */
function changeRow(offer: string, id: number, change: (before: Candidate) => Candidate): void {
  const shown = queryCache.of(dameDatosProceso, inputOf(offer)).get();
  if (shown.state !== 'ready') return;
  const candidatos = shown.datos.candidatos.map((it) => (it.idCandidatura === id ? change(it) : it));
  // Nothing is drawn again for what is there already.
  if (candidatos.some((it, index) => it !== shown.datos.candidatos[index]))
    queryCache.put(dameDatosProceso, inputOf(offer), { ...shown.datos, candidatos });
}

/** The server has counted a candidate as read, because someone opened it. */
export function noteRead(
  offer: string | undefined,
  { idCandidatura }: Pick<Candidate, 'idCandidatura'>,
): void {
  queryCache.drop(dameProcesosEmpleoYpracticas);
  if (offer) changeRow(offer, idCandidatura, (it) => (it.leido ? it : { ...it, leido: true }));
}

/** Asks for all candidates of an offer again; the page of one where it is on the screen, and forgets it where it is not. */
export async function reloadCandidates(offer: string): Promise<void> {
  queryCache.drop(dameCandidato, dameProcesosEmpleoYpracticas);
  await queryCache.refresh(dameDatosProceso, inputOf(offer));
}

/** What the list has of a candidate, of all that is told of one. */
function rowOf(one: CandidateDetail): Candidate {
  const { cv, historial, idPerfil, urlOferta, tituloOferta, ...row } = one;
  return row;
}

const made = new Map<string, CandidateChanges>();

/**
 * Changes of the candidates of an offer in this portal.
 * @param offer urlAcceso; nothing where the server does not say which offer a candidate belongs to
 */
export function changesOf(offer: string | undefined): CandidateChanges {
  const known = made.get(offer ?? '');
  if (known) return known;
  const changes = createCandidateChanges({
    call,
    reread: async ({ idCandidatura }, range) => {
      if (offer === undefined || range === 'one') {
        queryCache.drop(dameProcesosEmpleoYpracticas);
        const now = await queryCache.refresh(dameCandidato, { params: { id: idCandidatura } });
        if (offer !== undefined && now) changeRow(offer, idCandidatura, () => rowOf(now));
        return now;
      }
      await reloadCandidates(offer);
      const list = queryCache.of(dameDatosProceso, inputOf(offer)).get();
      if (list.state !== 'ready') return undefined;
      return list.datos.candidatos.find((it) => it.idCandidatura === idCandidatura);
    },
    patch: ({ idCandidatura }, known) => {
      if (offer !== undefined) changeRow(offer, idCandidatura, (it) => ({ ...it, ...known }));
      const input = { params: { id: idCandidatura } };
      const shown = queryCache.of(dameCandidato, input).get();
      if (shown.state === 'ready') queryCache.put(dameCandidato, input, { ...shown.datos, ...known });
    },
  });
  made.set(offer ?? '', changes);
  return changes;
}
