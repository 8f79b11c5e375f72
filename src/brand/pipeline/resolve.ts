import type { Brand } from '#brand/brand.ts';
import type { BrandSettings } from '#brand/brand.ts';
import { isPermitted } from '#routing/permissions.ts';
import { routes } from '#routing/table.ts';
import type { RouteEntry, RouteId } from '#routing/table.ts';
import type { Draft } from './draft.ts';

/** Routes that exist under these settings, in table order. */
export function permittedRoutes(settings: Parameters<typeof isPermitted>[1]): RouteId[] {
  return routes.filter((route: RouteEntry) => isPermitted(route.permission, settings)).map(({ id }) => id);
}

/** A hidden field is never required. */
function withoutHiddenRequirements(campos: BrandSettings['campos']): BrandSettings['campos'] {
  const groups = Object.entries(campos).map(([group, fields]) => [
    group,
    Object.fromEntries(
      Object.entries(fields).map(([name, flags]) => [
        name,
        flags.visible ? flags : { ...flags, required: false },
      ]),
    ),
  ]);
  return Object.fromEntries(groups) as BrandSettings['campos'];
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/**
 * The complete, frozen brand.
 * @param draft one without errors, so that everything required is there
 */
export function resolve(draft: Draft, files: Pick<Brand, 'assets' | 'content' | 'messages'>): Brand {
  const complete = draft.settings as BrandSettings;
  const settings: BrandSettings = { ...complete, campos: withoutHiddenRequirements(complete.campos) };
  return deepFreeze({
    id: draft.id,
    settings,
    languages: settings.idiomas,
    defaultLanguage: settings.idiomaDefecto,
    routes: permittedRoutes(settings),
    ...files,
  });
}
