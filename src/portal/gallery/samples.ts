import type { CallFailure } from '#portal/data/server/client/result.ts';

/** As long as names get. */
export const longName = 'María de los Ángeles Fernández-Villaverde Ibáñez de Opacua';

export const options = [
  { value: '1', label: 'Grado en Matemáticas' },
  { value: '2', label: 'Grado en Filosofía' },
  { value: '3', label: longName },
];

/** Results of failed calls. */
export const failures = {
  lost: { ok: false, kind: 'unavailable', code: 500, reason: 'network' },
  refused: { ok: false, kind: 'error', code: 24 },
  message: { ok: false, kind: 'message', code: 24, message: 'La oferta ya no admite cambios.' },
} as const satisfies Record<string, CallFailure>;

export const nothing = (): void => undefined;

/** A refetch without a result. */
export const noopRefetch = (): Promise<undefined> => Promise.resolve(undefined);
