import type { RouteId } from '#core/routing/table.ts';
import type { ContentPage } from './brand.ts';

/** Pages whose body a brand writes in Markdown. */
export const contentRoutes = {
  'privacy-policy': 'politica-de-privacidad',
  'cookie-policy': 'politica-de-cookies',
  'data-protection': 'proteccion-de-datos',
  'legal-notice': 'aviso-legal',
  accessibility: 'accesibilidad',
  help: 'ayuda',
  'career-orientation': 'orientacion-laboral',
  'placement-conditions': 'condiciones-practicas',
} as const satisfies Partial<Record<RouteId, ContentPage>>;

/** The legal pages, in the order in which they are linked. */
export const legalRoutes = [
  'legal-notice',
  'privacy-policy',
  'data-protection',
  'cookie-policy',
  'accessibility',
] as const satisfies readonly (keyof typeof contentRoutes)[];

/** The content page that a route shows. */
export function contentPageOf(route: RouteId): ContentPage | undefined {
  return (contentRoutes as Partial<Record<RouteId, ContentPage>>)[route];
}
