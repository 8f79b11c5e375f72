import { createDraft, type FormDraft } from '#portal/data/drafts/tab-draft.ts';
import type { FormDraftName } from '#portal/forms/form/form-state.ts';

export interface MoveValues {
  [name: string]: string;
  idEstado: string;
  motivo: string;
}

/**
 * Draft of a move. Only the reason is kept: the state is chosen each time.
 * @param id candidate, or the offer where several are moved
 */
export const moveDraft = (id: string, idEstado: number | undefined): FormDraftName<MoveValues> => ({
  form: 'movimiento',
  id: `${id}.${idEstado ?? ''}`,
  secret: ['idEstado'],
});

/**
 * The reason of the last rejection, which those that follow usually share; in this tab, until the sign-out.
 * @param offer `urlAcceso`
 */
export const lastReason = (offer: string): FormDraft<{ idMotivo: number }> => createDraft('motivo', offer);
