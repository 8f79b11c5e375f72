import type { Language, Localized } from '#i18n/languages.ts';
import { canonicalPattern, type PortalRouting } from '#routing/addresses.ts';
import { type RouteId, routeById } from '#routing/table.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { Brand, BrandSettings } from './brand.ts';
import { type FieldGroup, type GroupFlags, packFlags } from './field-flags.ts';

/** What of a brand a browser may see, in one language. It is in a public file: no secret may ever enter here. */
export interface PublicBrand {
  id: string;
  nombre: string;
  /** Version of the portal's code. */
  version: string;
  languages: readonly Language[];
  defaultLanguage: Language;
  /** Address pattern of every page that the brand has, in the language of this file. */
  paths: Readonly<Partial<Record<RouteId, string>>>;
  /** Title of every page that the brand has. */
  titles: Readonly<Partial<Record<RouteId, string>>>;
  settings: Pick<BrandSettings, (typeof publicSettings)[number]>;
  /** Which fields the forms show, let change and want filled in. */
  fields: Readonly<Record<FieldGroup, GroupFlags>>;
}

const { version } = packageJson;

/** Settings that islands read. */
const publicSettings = [
  'institucion',
  'analyticsId',
  'modoOscuro',
  'mostrarSelectorModoOscuro',
  'dominio_produccion',
  'dominiosPrueba',
  'apiProduccion',
  'apiSandbox',
  'urlInformes',
  'dominios',
  'claveExisteCIF',
  'emailInscripcion',
  'inMantenimiento',
  'modulos',
  'ownlogin',
  'OneLoginForCandidatos',
  'sso',
  'canRegistroAlumno',
  'requestTipoEmpresa',
  'requestTipoContacto',
  'requestDireccionContactoEmpresa',
  'requestDireccionFullContactoEmpresa',
  'showPropuestaPracticas',
  'showReferenciaOferta',
  'menuAlumno',
  'checkDatosNecesariosEnLogin',
  'popupDatosObligatorios',
  'checkDatosCompletosEmpresa',
  'checkMenuEducacion',
  'rangoNota',
  'limitesJornada',
  'CVRequired',
  'checkIbanInPracticasConServicio',
] as const satisfies readonly (keyof BrandSettings)[];

/** What of a brand decides its addresses. */
export function portalRouting(brand: Brand): PortalRouting {
  return {
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    routes: brand.routes,
    specificLogins: Object.keys(brand.settings.loginsEspecificos).sort(),
  };
}

/** The public part of a brand for pages in one language. */
export function publicBrand(brand: Brand, language: Language): PublicBrand {
  const routing = portalRouting(brand);
  const perRoute = (value: (id: RouteId) => string): Partial<Record<RouteId, string>> =>
    Object.fromEntries(brand.routes.map((id) => [id, value(id)]));
  const { settings } = brand;
  return {
    id: brand.id,
    nombre: settings.nombre,
    version,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    paths: perRoute((id) => canonicalPattern(routing, id, language)),
    titles: perRoute((id) => routeById(id).title[language]),
    settings: Object.fromEntries(
      publicSettings.flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]])),
    ) as PublicBrand['settings'],
    fields: packFlags(settings),
  };
}

/** Canonical address pattern of a page in every language of the brand. */
export function alternatePatterns(brand: Brand, route: RouteId): Localized {
  const routing = portalRouting(brand);
  return Object.fromEntries(
    brand.languages.map((language) => [language, canonicalPattern(routing, route, language)]),
  );
}
