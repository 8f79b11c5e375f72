import {
  type Agreement,
  type AgreementState,
  uploadableAgreementStates,
} from '#core/contract/entities/agreement.ts';

/** The way of an agreement; an error leads back to its beginning. */
export const agreementSteps = [
  'Generado',
  'Firmado empresa',
  'Enviado Secretaría',
  'Formalizado',
] as const satisfies readonly AgreementState[];

/** Days before its last one on which an agreement is said to end soon. */
const soon = 30;

/** Place of an agreement on its way, from 0; past the last one when it has expired. */
export function stepOf({ estado }: Pick<Agreement, 'estado'>): number {
  if (estado === 'Caducado') return agreementSteps.length;
  return Math.max(0, (agreementSteps as readonly AgreementState[]).indexOf(estado));
}

/**
 * The day on which a step of an agreement was done, YYYY-MM-DD; undefined where the server does not say.
 * @param step place on its way, from 0
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
  if (estado !== 'Formalizado' || fechaCaducidad === undefined) return false;
  const days = (Date.parse(fechaCaducidad) - Date.parse(today)) / 86_400_000;
  return days >= 0 && days <= soon;
}

/** What waits for the company first, an error before a signature; then in the order in which they came. */
export function byTurn(agreements: readonly Agreement[]): Agreement[] {
  const rank = ({ estado }: Agreement): number =>
    estado === 'Erróneo empresa' ? 0 : estado === 'Generado' ? 1 : 2;
  return agreements.toSorted((one, other) => rank(one) - rank(other));
}
