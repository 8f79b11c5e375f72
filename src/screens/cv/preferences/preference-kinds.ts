/** The fields of the preferences, in the order of the form. */
export const preferenceKinds = {
  enlaceLinkedin: 'text',
  aniosExperiencia: 'number',
  salarioMinimo: 'number',
  permisosConducir: 'ids',
  disponibilidadViajar: 'tick',
  disponibilidadExtranjero: 'tick',
  disponibilidadCambioResidencia: 'tick',
  coche: 'tick',
  moto: 'tick',
  permisoTrabajoUE: 'tick',
  erasmus: 'tick',
  newsletter: 'tick',
  idiomaComunicaciones: 'id',
} as const;

export type TickKey = {
  [K in keyof typeof preferenceKinds]: (typeof preferenceKinds)[K] extends 'tick' ? K : never;
}[keyof typeof preferenceKinds];

export const tickKeys = Object.entries(preferenceKinds).flatMap(([key, kind]) =>
  kind === 'tick' ? [key as TickKey] : [],
);

export const preferenceKeys = Object.keys(preferenceKinds);
