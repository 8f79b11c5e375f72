import type { Told } from '#build/diagnostics/told.ts';
import type { Brand, BrandSettings } from '#core/brand/brand.ts';

/** What the services of others that a brand uses cost in safety: a sentence for each. */
function serviceCosts({ analyticsId, cookieyes }: Pick<BrandSettings, 'analyticsId' | 'cookieyes'>): Told[] {
  return [
    ...(analyticsId
      ? [
          {
            en: 'with `analyticsId`, a script of Google runs in the pages of whoever agrees: it can read what stands and is typed there, and nobody here sees when it changes',
            es: 'con `analyticsId`, un script de Google se ejecuta en las páginas de quien acepta: puede leer lo que hay y lo que se escribe en ellas, y aquí nadie ve cuándo cambia',
            ca: 'amb `analyticsId`, un script de Google s’executa a les pàgines de qui accepta: pot llegir el que hi ha i el que s’hi escriu, i aquí ningú no veu quan canvia',
          },
        ]
      : []),
    ...(cookieyes
      ? [
          {
            en: 'with `cookieyes`, a script of CookieYes runs in every page, and for its sake pages do without trusted types and with inline styles: a mistake that lets markup in could do more',
            es: 'con `cookieyes`, un script de CookieYes se ejecuta en todas las páginas, y por él prescinden de los tipos de confianza y admiten estilos en línea: un error que dejara pasar código podría hacer más',
            ca: 'amb `cookieyes`, un script de CookieYes s’executa a totes les pàgines, i per ell prescindeixen dels tipus de confiança i admeten estils en línia: un error que deixés passar codi podria fer més',
          },
        ]
      : []),
  ];
}

export interface ServiceCost {
  brand: string;
  cost: Told;
}

export function costsOf(brands: readonly Pick<Brand, 'id' | 'settings'>[]): ServiceCost[] {
  return brands.flatMap(({ id, settings }) => serviceCosts(settings).map((cost) => ({ brand: id, cost })));
}
