import type { Page } from 'playwright';
import type { Language } from '#core/i18n/languages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';

/** A page in a README picture. */
export interface PicturedPage {
  brand: string;
  route: RouteId;
  persona?: PersonaId;
  language?: Language;
  isDark?: boolean;
  /** Opens another page whose address is not known in advance. */
  openNext?: { route: RouteId; open: (page: Page) => Promise<unknown> };
}

type Scenes = readonly [PicturedPage, PicturedPage, PicturedPage, PicturedPage];

/** The README pictures by name: two desktop scenes and two phone scenes each. */
export const readmeScenes: Readonly<Record<string, Scenes>> = {
  portals: [
    { brand: 'illes', route: 'login' },
    { brand: 'montclar', route: 'login' },
    { brand: 'ribera', route: 'login' },
    { brand: 'meridia', route: 'login', language: 'en', isDark: true },
  ],
  sides: [
    { brand: 'illes', route: 'placement-offers', persona: 'student' },
    {
      brand: 'montclar',
      route: 'home',
      persona: 'company',
      openNext: {
        route: 'company-offer-candidates',
        open: (page) => page.locator('.waiting-parts a').first().click(),
      },
    },
    { brand: 'ribera', route: 'placements', persona: 'student' },
    { brand: 'meridia', route: 'home', persona: 'company', language: 'en', isDark: true },
  ],
};

/** Brands of the pictures that show all portals side by side. */
export const sheetBrands = ['meridia', 'illes', 'montclar', 'encina', 'ribera'] as const;

/** Names of the pictures that show all portals side by side. */
export const sheetName = (device: string, mode: string): string => `screenshots-${device}-${mode}.webp`;

export const sheetDevices = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 740 },
} as const;
export const sheetModes = ['light', 'dark'] as const;

/** Routes of the pages on these pictures, in any brand. */
const sheetRoutes: readonly RouteId[] = ['login', 'home', 'placement-offers', 'placement-offer', 'cv'];

/** What a picture of the documents shows. */
export interface Pictured {
  brands: readonly string[];
  routes: readonly RouteId[];
}

/** The pictures in `docs/images`, by file name. */
export const picturesOfDocuments: Readonly<Record<string, Pictured>> = {
  ...Object.fromEntries(
    Object.entries(readmeScenes).map(([name, scenes]) => [
      `${name}.png`,
      {
        brands: scenes.map(({ brand }) => brand),
        routes: scenes.map(({ route, openNext }) => openNext?.route ?? route),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(sheetDevices).flatMap((device) =>
      sheetModes.map((mode) => [sheetName(device, mode), { brands: sheetBrands, routes: sheetRoutes }]),
    ),
  ),
};
