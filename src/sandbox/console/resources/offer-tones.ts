/** Tones of the states of offers. */
export const offerTones = {
  pendiente: 'waiting',
  activa: 'good',
  cerrada: 'ended',
  caducada: 'ended',
  eliminada: 'ended',
} as const;
