import * as codes from '#core/contract/codes.ts';
import { cambiaEstadoCandidatura, marcarCandidaturaNoLeida } from '#core/contract/calls/candidates.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { isSame } from '#portal/data/cache/is-same.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isReason } from '#portal/forms/reason/reason.ts';

/** Where a candidacy is moved to, with the reason that it may need: a row of the list of reasons, or own words. */
export interface Destination {
  idEstado: number;
  idMotivo?: number;
  motivo?: string;
}

/** What came of a move: it was made, data of the company is missing for it (which, as `form.key`), or neither. */
export type MoveOutcome =
  /** `isEarlier`: by an earlier try that gave another reason. */
  | { kind: 'moved'; isEarlier?: true }
  | { kind: 'missing'; campos: readonly string[] }
  | { kind: 'failed'; failure: CallFailure };

/** Data of another form, without which a server refuses a move: it can be filled in, and the move made then. */
const missingFor = (failure: CallFailure): string[] =>
  failure.kind === 'error' && failure.code === codes.dataMissing
    ? (failure.campos ?? []).filter((it) => it.includes('.') && !isReason(it))
    : [];

/** Whom a move may have changed: the candidate, all of the offer (places that are filled or free again), or nobody yet. */
export type Concerns = 'one' | 'all' | 'none';

type Who = Pick<Candidate, 'idCandidatura' | 'estado'>;

export interface CandidateChangesSettings {
  call: Caller;
  /** Asks the server how a candidate stands now, alone or with all others; nothing where it does not answer. */
  reread: (candidate: Who, range: 'one' | 'all') => Promise<Who | undefined>;
  /** Shows what is known of a candidate before the server has said so. */
  patch: (candidate: Who, known: Partial<Candidate>) => void;
}

export interface CandidateChanges {
  /**
   * Moves a candidacy, once however often it is pressed. An answer that got lost is made up for by what the server shows
   * afterwards, and what it refuses is shown as it stands there.
   * @param concerns who is asked for again once it is made: `none` where the caller does so after the last of several
   */
  move: (candidate: Who, to: Destination, concerns?: Concerns) => Promise<MoveOutcome>;
  /** Counts a candidate as new again. */
  markUnread: (candidate: Who) => Promise<{ ok: true } | CallFailure>;
}

export function createCandidateChanges({ call, reread, patch }: CandidateChangesSettings): CandidateChanges {
  const underWay = new Map<number, Promise<MoveOutcome>>();
  /** Moves of which nobody knows whether they have arrived, by candidacy. */
  const lost = new Map<number, Destination[]>();

  async function send(candidate: Who, to: Destination, concerns: Concerns): Promise<MoveOutcome> {
    const { idCandidatura } = candidate;
    const result = await call(cambiaEstadoCandidatura, { body: { idCandidatura, ...to } });
    if (result.ok && result.datos.faltanDatos) return { kind: 'missing', campos: result.datos.campos ?? [] };
    if (!result.ok && result.kind === 'aborted') return { kind: 'failed', failure: result };
    const campos = result.ok ? [] : missingFor(result);
    if (campos.length > 0) return { kind: 'missing', campos };
    const isKnown = result.ok && concerns === 'none';
    const now = isKnown
      ? undefined
      : await reread(candidate, result.ok && concerns === 'one' ? 'one' : 'all');
    if (result.ok) {
      lost.delete(idCandidatura);
      // What may come next is the server's to say.
      if (!now || now.estado === candidate.estado)
        patch(candidate, { estado: result.datos.idEstado, estadosPosibles: [] });
      return { kind: 'moved' };
    }
    const isThere = now?.estado === to.idEstado && candidate.estado !== to.idEstado;
    const tries = lost.get(idCandidatura) ?? [];
    if (!isThere) {
      if (result.kind === 'unavailable') lost.set(idCandidatura, [...tries, to]);
      return { kind: 'failed', failure: result };
    }
    lost.delete(idCandidatura);
    // A try that is refused is not the one that has moved the candidate.
    const earlier = tries.filter(({ idEstado }) => result.kind === 'error' && idEstado === to.idEstado);
    const isOther = earlier.length > 0 && !earlier.some((it) => isSame(it, to));
    return { kind: 'moved', ...(isOther && { isEarlier: true }) };
  }

  return {
    move: (candidate, to, concerns = 'all') => {
      const { idCandidatura } = candidate;
      const known = underWay.get(idCandidatura);
      if (known) return known;
      const sent = send(candidate, to, concerns).finally(() => underWay.delete(idCandidatura));
      underWay.set(idCandidatura, sent);
      return sent;
    },
    markUnread: async (candidate) => {
      const { idCandidatura } = candidate;
      const result = await call(marcarCandidaturaNoLeida, { body: { idCandidatura } });
      if (result.ok) {
        patch(candidate, { leido: false });
        return { ok: true };
      }
      if (result.kind === 'error') await reread(candidate, 'all');
      return result;
    },
  };
}
