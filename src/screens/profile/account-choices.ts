import type { PublicBrand } from '#brand/public-brand.ts';
import type { MessageId } from '#i18n/messages.ts';

export const services = {
  practicas: 'profile.placements',
  empleo: 'profile.jobs',
} as const satisfies Record<string, MessageId>;

export const genders = {
  mujer: 'profile.female',
  hombre: 'profile.male',
} as const satisfies Record<string, MessageId>;

/** What there is to choose in a portal. */
export const asksFor = {
  language: ({ languages }: PublicBrand): boolean => languages.length > 1,
  service: ({ settings }: PublicBrand): boolean => settings.modulos.practicas && settings.modulos.empleo,
};
