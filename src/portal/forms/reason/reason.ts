import { visibleText } from '#core/contract/validation/text.ts';
import type { Reason } from '#core/contract/entities/domain.ts';
import { lengths, maxLength, required } from '#core/contract/validation/text.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { FormProblem } from '../form/form-state.ts';

/** Problem of a reason, which is required. */
export const reasonProblem = (motivo: string): FormProblem | undefined =>
  required(motivo) ?? maxLength(lengths.observaciones)(motivo);

/** Whether a wire name is that of the reason, with or without the prefix of the form. */
export const isReason = (campo: string): boolean => /(?:^|\.)(?:idMotivo|motivo)$/.test(campo);

/** Whether the server refused the reason, e.g. because it has been withdrawn. */
export const lacksReason = (failure: CallFailure): boolean =>
  failure.kind === 'error' && failure.campos?.some(isReason) === true;

/** Request data of a reason: an id if there are reasons to choose from, otherwise text. */
export const reasonOf = (
  motivo: string,
  reasons: readonly Reason[],
): { idMotivo: number } | { motivo: string } =>
  reasons.length > 0 ? { idMotivo: Number(motivo) } : { motivo: visibleText(motivo) };
