import type { Language, Localized } from '#core/i18n/languages.ts';
import { canonicalPattern, type PortalRouting } from '#core/routing/addresses.ts';
import { type RouteId, routeById } from '#core/routing/table.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Brand, BrandSettings } from './brand.ts';
import { type FieldGroup, type GroupFlags, packFlags } from './field-flags.ts';

/** The part of a brand that browsers may see, in one language. Served in a public file: no secret may enter. */
export interface PublicBrand {
  id: string;
  nombre: string;
  /** Version of the portal's code. */
  version: string;
  languages: readonly Language[];
  defaultLanguage: Language;
  /** Address pattern of every page of the brand, in the language of this file. */
  paths: Readonly<Partial<Record<RouteId, string>>>;
  /** Title of every page of the brand. */
  titles: Readonly<Partial<Record<RouteId, string>>>;
  settings: Pick<BrandSettings, (typeof publicSettings)[number]>;
  /** Fields that forms hide, show as text or require. */
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
  'apiIdempotencia',
  'urlInformes',
  'zonaHoraria',
  'dominios',
  'claveExisteCIF',
  'emailInscripcion',
  'contacto',
  'inMantenimiento',
  'modulos',
  'ownlogin',
  'OneLoginForCandidatos',
  'sso',
  'canRegistroAlumno',
  'requestEmpresaDestino',
  'otrasRemuneracionesEnPracticas',
  'publicacionOfertaDefecto',
  'hasProgramaPracticasActivo',
  'requestTipoEmpresa',
  'requestTipoContacto',
  'requestDireccionContactoEmpresa',
  'requestDireccionFullContactoEmpresa',
  'showPropuestaPracticas',
  'showReferenciaOferta',
  'canDuplicarOferta',
  'canDuplicarOfertaInvertida',
  'menuAlumno',
  'checkDatosNecesariosEnLogin',
  'popupDatosObligatorios',
  'checkDatosCompletosEmpresa',
  'checkMenuEducacion',
  'rangoNota',
  'limitesJornada',
  'CVRequired',
  'checkIbanInPracticasConServicio',
  'vistaCandidato',
  'menores',
  'ensenanzas',
  'convenioParaPublicar',
  'convenio',
] as const satisfies readonly (keyof BrandSettings)[];

/** Selects the settings of a brand that decide its addresses. */
export function portalRouting({ languages, defaultLanguage, routes, specificLogins }: Brand): PortalRouting {
  return { languages, defaultLanguage, routes, specificLogins };
}

/** Builds the public part of a brand for pages in one language. */
export function publicBrand(brand: Brand, language: Language): PublicBrand {
  const perRoute = (value: (id: RouteId) => string): Partial<Record<RouteId, string>> =>
    Object.fromEntries(brand.routes.map((id) => [id, value(id)]));
  const { settings } = brand;
  return {
    id: brand.id,
    nombre: settings.nombre,
    version,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    paths: perRoute((id) => canonicalPattern(brand, id, language)),
    titles: perRoute(
      (id) =>
        (id === 'home' && settings.tituloInicio?.[language]) ||
        (brand.titles?.[language]?.[id] ?? routeById(id).title[language]),
    ),
    settings: Object.fromEntries(
      publicSettings.flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]])),
    ) as PublicBrand['settings'],
    fields: packFlags(settings),
  };
}

/** Canonical address pattern of a page in every language of the brand. */
export function alternatePatterns(brand: Brand, route: RouteId): Localized {
  return Object.fromEntries(
    brand.languages.map((language) => [language, canonicalPattern(brand, route, language)]),
  );
}
