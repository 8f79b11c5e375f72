import { atom } from 'nanostores';
import { local, portalKey } from '#portal/data/browser/storage.ts';
import { rejectionForm } from '#portal/pieces/rejections/rejection-form.ts';
import type { Destination, ReloadScope } from './candidate-changes.ts';

/** A rejection that can still be taken back: a candidacy has no way back from its state. */
export interface PendingRejection {
  idCandidatura: number;
  /** State of the candidacy before the rejection. */
  estado: number;
  /** `urlAcceso` of the offer. */
  offer: string | undefined;
  to: Destination;
  scope: ReloadScope;
  /** When it is sent, in milliseconds since 1970. */
  due: number;
  /** `held`: a bulk action sends it; `failed`: no answer or no session, kept for a retry or the next visit. */
  phase: 'waiting' | 'held' | 'sending' | 'failed';
  /** Fields of other forms that the server requires before, each as `form.key`. */
  campos?: readonly string[];
  /** From an earlier visit. */
  isResumed?: true;
}

/** The rejections that are not sent yet, oldest first. */
export const $rejections = atom<readonly PendingRejection[]>([]);

/** Whether this browser keeps rejections that are not sent yet. */
export const hasStoredRejections = (): boolean =>
  local.keys(portalKey(`borrador.${rejectionForm}.`)).length > 0;
