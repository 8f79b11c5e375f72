import * as codes from '#core/contract/codes.ts';
import {
  anotaCandidatura,
  cambiaEstadoCandidatura,
  marcarCandidaturaNoLeida,
} from '#core/contract/calls/candidates.ts';
import type { Candidate, CandidacyNote } from '#core/contract/entities/candidate.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { isSame } from '#core/shared/is-same.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isReason } from '#portal/forms/reason/reason.ts';

/** Target state of a move with an optional reason: an id of the list of reasons, or free text. */
export interface Destination {
  idEstado: number;
  idMotivo?: number;
  motivo?: string;
}

/** Result of a move: made, blocked by missing data (each field as `form.key`), or failed. */
export type MoveOutcome =
  /** `isEarlier`: made by an earlier attempt with another reason. */
  | { kind: 'moved'; isEarlier?: true }
  | { kind: 'missing'; campos: readonly string[] }
  | { kind: 'failed'; failure: CallFailure };

/** Fields of other forms that the server requires for the move, which can be repeated once they are saved. */
const missingFor = (failure: CallFailure): string[] =>
  failure.kind === 'error' && failure.code === codes.dataMissing
    ? (failure.campos ?? []).filter((it) => it.includes('.') && !isReason(it))
    : [];

/** Candidates to reload after a move: this one, all of the offer if a place was filled or freed, or none. */
export type ReloadScope = 'one' | 'all' | 'none';

type CandidacyRef = Pick<Candidate, 'idCandidatura' | 'estado'>;

export interface CandidateChangesSettings {
  call: Caller;
  /** Refetches a candidate, alone or with all of the offer; `undefined` if the server does not answer. */
  reread: (candidate: CandidacyRef, scope: 'one' | 'all') => Promise<CandidacyRef | undefined>;
  /** Changes the cached data of a candidate without asking the server. */
  patch: (candidate: CandidacyRef, changed: Partial<Candidate>) => void;
}

export interface CandidateChanges {
  /**
   * Moves a candidacy; calls during a move return the same promise. A lost answer is reconciled with the state
   * that the server shows afterwards, and a refusal reloads the candidates.
   * @param scope candidates to reload after the move: `none` if the caller reloads after several moves
   */
  move: (
    candidate: CandidacyRef,
    to: Destination,
    scope?: ReloadScope,
    /** Of a move that is kept and may be sent again by another page. */
    idempotencyKeys?: IdempotencyKeys,
  ) => Promise<MoveOutcome>;
  /** Marks a candidate as unread. */
  markUnread: (candidate: CandidacyRef) => Promise<{ ok: true } | CallFailure>;
  /** Keeps the note of the company on a candidacy. */
  saveNote: (
    candidate: CandidacyRef,
    note: CandidacyNote,
    idempotencyKeys: IdempotencyKeys,
  ) => Promise<{ ok: true } | CallFailure>;
}

export function createCandidateChanges({ call, reread, patch }: CandidateChangesSettings): CandidateChanges {
  const pending = new Map<number, Promise<MoveOutcome>>();
  /** Moves with an unknown outcome, by id of the candidacy. */
  const lost = new Map<number, Destination[]>();

  async function send(
    candidate: CandidacyRef,
    to: Destination,
    scope: ReloadScope,
    idempotencyKeys?: IdempotencyKeys,
  ): Promise<MoveOutcome> {
    const { idCandidatura } = candidate;
    const result = await call(
      cambiaEstadoCandidatura,
      { body: { idCandidatura, ...to } },
      omitUndefined({ idempotencyKeys }),
    );
    if (result.ok && result.datos.faltanDatos) return { kind: 'missing', campos: result.datos.campos ?? [] };
    if (!result.ok && result.kind === 'aborted') return { kind: 'failed', failure: result };
    const campos = result.ok ? [] : missingFor(result);
    if (campos.length > 0) return { kind: 'missing', campos };
    const needsNoReload = result.ok && scope === 'none';
    const current = needsNoReload
      ? undefined
      : await reread(candidate, result.ok && scope === 'one' ? 'one' : 'all');
    if (result.ok) {
      lost.delete(idCandidatura);
      // The next possible states are unknown until the server sends them.
      if (!current || current.estado === candidate.estado)
        patch(candidate, { estado: result.datos.idEstado, estadosPosibles: [] });
      return { kind: 'moved' };
    }
    const isMoved = current?.estado === to.idEstado && candidate.estado !== to.idEstado;
    const attempts = lost.get(idCandidatura) ?? [];
    if (!isMoved) {
      if (result.kind === 'unavailable') lost.set(idCandidatura, [...attempts, to]);
      return { kind: 'failed', failure: result };
    }
    lost.delete(idCandidatura);
    // A refused attempt is not the one that has moved the candidate.
    const earlier = attempts.filter(({ idEstado }) => result.kind === 'error' && idEstado === to.idEstado);
    const isOther = earlier.length > 0 && !earlier.some((attempt) => isSame(attempt, to));
    return { kind: 'moved', ...(isOther && { isEarlier: true }) };
  }

  return {
    move: (candidate, to, scope = 'all', idempotencyKeys = undefined) => {
      const { idCandidatura } = candidate;
      const current = pending.get(idCandidatura);
      if (current) return current;
      const sent = send(candidate, to, scope, idempotencyKeys).finally(() => pending.delete(idCandidatura));
      pending.set(idCandidatura, sent);
      return sent;
    },
    saveNote: async (candidate, anotacion, idempotencyKeys) => {
      const { idCandidatura } = candidate;
      const result = await call(
        anotaCandidatura,
        { body: { idCandidatura, ...anotacion } },
        { idempotencyKeys },
      );
      if (!result.ok) return result;
      patch(candidate, { anotacion });
      return { ok: true };
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
