import {
  type Agreement,
  type AgreementState,
  uploadableAgreementStates,
} from '#core/contract/entities/agreement.ts';
import { isEndNear } from './end-near.ts';

/** Steps of an agreement; an error leads back to the first. */
export const agreementSteps = [
  'Generado',
  'Firmado empresa',
  'Enviado Secretaría',
  'Formalizado',
] as const satisfies readonly AgreementState[];

/** Index of an agreement's step, from 0; past the last step when the agreement has expired. */
export function stepOf({ estado }: Pick<Agreement, 'estado'>): number {
  if (estado === 'Caducado') return agreementSteps.length;
  return Math.max(0, (agreementSteps as readonly AgreementState[]).indexOf(estado));
}

/**
 * The day on which a step of an agreement was done, YYYY-MM-DD; undefined where the server does not tell.
 * @param step index in `agreementSteps`, from 0
 */
export function dayOfStep(
  { historial = [] }: Pick<Agreement, 'historial'>,
  step: number,
): string | undefined {
  const reached = agreementSteps[step + 1] ?? agreementSteps.at(-1);
  return historial.findLast(({ estado }) => estado === reached)?.fecha;
}

/** Whether the company may upload the signed document. */
export function takesSignature({ estado }: Pick<Agreement, 'estado'>): boolean {
  return uploadableAgreementStates.includes(estado);
}

/**
 * Whether an agreement in force ends within 30 days.
 * @param today YYYY-MM-DD
 */
export function endsSoon({ estado, fechaCaducidad }: Agreement, today: string): boolean {
  return estado === 'Formalizado' && isEndNear(fechaCaducidad, today);
}

/** Sorts agreements by what waits for the company: errors, then missing signatures, then the rest as given. */
export function sortByTurn(agreements: readonly Agreement[]): Agreement[] {
  const rank = ({ estado }: Agreement): number =>
    estado === 'Erróneo empresa' ? 0 : estado === 'Generado' ? 1 : 2;
  return agreements.toSorted((one, other) => rank(one) - rank(other));
}
