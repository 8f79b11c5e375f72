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

/** Account settings that a portal offers. */
export const offersSetting = {
  language: ({ languages }: PublicBrand): boolean => languages.length > 1,
  gender: ({ fields }: PublicBrand): boolean => flagsOf(fields.contacto, 'genero').visible,
  service: ({ settings }: PublicBrand): boolean => settings.modulos.practicas && settings.modulos.empleo,
};

/** Whether a portal offers any account setting: it may have one language, one service and no gender field. */
export const offersAnySetting = (brand: PublicBrand): boolean =>
  Object.values(offersSetting).some((offers) => offers(brand));
