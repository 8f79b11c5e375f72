import { visibleText } from '#core/contract/validation/text.ts';
import type { Reason } from '#core/contract/entities/domain.ts';
import { lengths, maxLength, required } from '#core/contract/validation/text.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { FormProblem } from '../form/use-form.ts';

/** What is wrong with a reason, which has to be given. */
export const reasonProblem = (motivo: string): FormProblem | undefined =>
  required(motivo) ?? maxLength(lengths.observaciones)(motivo);

/** Whether what a server names is the reason that was sent, with or without the form before it. */
export const isReason = (campo: string): boolean => /(?:^|\.)(?:idMotivo|motivo)$/.test(campo);

/** Whether a refusal says that the reason is not, or no longer, one that the server takes. */
export const lacksReason = (failure: CallFailure): boolean =>
  failure.kind === 'error' && failure.campos?.some(isReason) === true;

/** A reason as calls take it. */
export const reasonOf = (
  motivo: string,
  reasons: readonly Reason[],
): { idMotivo: number } | { motivo: string } =>
  reasons.length > 0 ? { idMotivo: Number(motivo) } : { motivo: visibleText(motivo) };
