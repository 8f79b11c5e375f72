import type { Location } from '#generator/diagnostics/problem.ts';
import type { Language } from '#core/i18n/languages.ts';
import { addresses } from '#core/routing/addresses.ts';
import { isPermitted, permissionSetting } from '#core/routing/permissions.ts';
import type { Permission } from '#core/routing/permissions.ts';
import { routeById, routes } from '#core/routing/table.ts';
import type { RouteEntry, RouteId } from '#core/routing/table.ts';
import type { BrandDraft, Origin } from './draft.ts';
import { permittedRoutes } from './resolve/resolve.ts';

/** A setting that a route depends on. */
export interface DecidingSetting {
  name: string;
  /** As written: `true`, `false`, or the names of sign-in pages, if there are any. */
  value: string;
  /** Whether this value enables the page. */
  allows: boolean;
  origin: Origin;
  /** Location of the value; absent for a default. */
  location?: Location;
}

export interface ExplainedRoute {
  id: RouteId;
  title: string;
  audience: RouteEntry['audience'];
  exists: boolean;
  /** Empty if every brand has the page; one enabling setting is enough. */
  decidedBy: DecidingSetting[];
  /** Every address of the page, canonical ones first within each language. */
  addresses: { pattern: string; language: Language; canonical: boolean }[];
}

function decidingSetting(draft: BrandDraft, permission: Permission): DecidingSetting {
  const name = permissionSetting(permission);
  const path = name.split('.');
  const origin = draft.origin(path);
  const allows = isPermitted(permission, draft.settings);
  return {
    name,
    value: String(permission.startsWith('!') ? !allows : allows),
    allows,
    origin,
    ...(origin !== 'default' && { location: draft.locate(path) }),
  };
}

/** The pages of this route are those listed by the brand; without entries there is no page. */
function listedLogins(draft: BrandDraft, ids: readonly string[]): DecidingSetting {
  const path = ['loginsEspecificos'];
  const origin = draft.origin(path);
  return {
    name: 'loginsEspecificos',
    value: ids.join(', '),
    allows: ids.length > 0,
    origin,
    ...(origin !== 'default' && { location: draft.locate(path, 'key') }),
  };
}

/** Explains each route of the product: whether the brand has it, which settings decide, and its addresses. */
export function explainRoutes(draft: BrandDraft): ExplainedRoute[] {
  const { settings } = draft;
  const specificLogins = Object.keys(settings.loginsEspecificos ?? {}).sort();
  const allAddresses = addresses({
    languages: settings.idiomas,
    defaultLanguage: settings.idiomaDefecto,
    routes: permittedRoutes(settings),
    specificLogins,
  });
  return routes.map(({ id }) => {
    const { title, audience, permission = [] } = routeById(id);
    const permissions: readonly Permission[] = typeof permission === 'string' ? [permission] : permission;
    const routeAddresses = allAddresses.filter((address) => address.route === id);
    return {
      id,
      title: title[settings.idiomaDefecto],
      audience,
      exists: routeAddresses.length > 0,
      decidedBy:
        id === 'login-specific'
          ? [listedLogins(draft, specificLogins)]
          : permissions.map((switchName) => decidingSetting(draft, switchName)),
      addresses: routeAddresses
        .map(({ pattern, language, canonical }) => ({ pattern, language, canonical }))
        .toSorted((a, b) => Number(b.canonical) - Number(a.canonical)),
    };
  });
}
