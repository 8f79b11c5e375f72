import type { Language } from '#core/i18n/languages.ts';
import { textIn, type WithFallback } from '../../texts/translated.ts';

/** Kinds of event by the slug that filters use. */
export const eventCategories = {
  ferias: { es: 'Ferias y foros', ca: 'Fires i fòrums', en: 'Fairs and forums' },
  talleres: { es: 'Talleres', ca: 'Tallers', en: 'Workshops' },
  charlas: { es: 'Charlas', ca: 'Xerrades', en: 'Talks' },
  empresas: { es: 'Presentaciones de empresas', ca: 'Presentacions d’empreses', en: 'Company presentations' },
  formacion: { es: 'Formación', ca: 'Formació', en: 'Training' },
  emprendimiento: { es: 'Emprendimiento', ca: 'Emprenedoria', en: 'Entrepreneurship' },
} as const satisfies Record<string, WithFallback>;

export type EventCategory = keyof typeof eventCategories;

/** Returns the category of an event; an unknown one is named by its slug. */
export function eventCategoryIn(slug: string, language: Language): { slug: string; descripcion: string } {
  const texts = Object.hasOwn(eventCategories, slug) ? eventCategories[slug as EventCategory] : { es: slug };
  return { slug, descripcion: textIn(texts, language) };
}
