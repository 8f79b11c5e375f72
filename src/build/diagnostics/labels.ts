import type { Language } from '#core/i18n/languages.ts';
import type { Severity } from './problem.ts';
import type { Told } from './told.ts';

export const severities: Readonly<Record<Severity, Told>> = {
  error: { en: 'Error', es: 'Error', ca: 'Error' },
  warning: { en: 'Warning', es: 'Aviso', ca: 'Avís' },
};

/** In front of another place that belongs to a mistake. */
export const see: Told = { en: 'See', es: 'Mira', ca: 'Mira' };

/** "Brands: illes, ribera". */
export function brandsOf(brands: readonly string[], language: Language): string {
  const one = { en: 'Brand', es: 'Marca', ca: 'Marca' };
  const many = { en: 'Brands', es: 'Marcas', ca: 'Marques' };
  return `${(brands.length === 1 ? one : many)[language]}: ${brands.join(', ')}`;
}
