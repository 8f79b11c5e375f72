import { flagsOf } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';

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
  gender: ({ fields }: PublicBrand): boolean => flagsOf(fields.contacto, 'genero').visible,
  service: ({ settings }: PublicBrand): boolean => settings.modulos.practicas && settings.modulos.empleo,
};

/** Whether anything is left to choose: a portal may have one language and one service, and ask for no gender. */
export const asksForAny = (brand: PublicBrand): boolean => Object.values(asksFor).some((asks) => asks(brand));
