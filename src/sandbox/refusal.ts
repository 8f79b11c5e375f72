/** A business refusal: the answer of a call with a status other than 0. What the call wrote is undone. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** Words of the server for the reader. */
  readonly mensaje: string | undefined;
  readonly datos: unknown;

  constructor(status: number, mensaje?: string, datos?: unknown) {
    super(`Refused with ${status}`);
    this.status = status;
    this.mensaje = mensaje;
    this.datos = datos;
  }
}

/**
 * Ends a call with a code of the error catalogue, which must be among the statuses of the call.
 * @param mensaje words for the reader, where the catalogue says that those of the server are shown (3, 58, 90)
 * @param datos what the contract lets this status bring along
 */
export function refuse(status: number, mensaje?: string, datos?: unknown): never {
  throw new Refusal(status, mensaje, datos);
}
