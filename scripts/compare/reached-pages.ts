import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldGroup } from '#core/brand/field-flags.ts';
import { canonicalPattern, type PortalRouting } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import { resolvePath } from '#generator/hosting/resolve.ts';
import type { HostRules } from '#generator/hosting/rules.ts';
import { readClientFiles, reachable } from '#generator/render/bundle/reachable.ts';

/** Pages with the fields of a group, or with the list of missing ones. */
const fieldPages: Readonly<Record<FieldGroup, readonly RouteId[]>> = {
  personales: ['cv', 'home', 'applications'],
  academicos: ['cv', 'home', 'applications', 'placement-offer', 'job-offer'],
  experiencia: ['cv', 'home', 'applications'],
  profesional: ['cv', 'home', 'applications'],
  oferta: ['new-offer', 'company-offers', 'placement-offers', 'placement-offer', 'job-offers', 'job-offer'],
  practica: ['placements'],
  contacto: ['company', 'profile', 'account-request'],
};

/** Address of a data file, which is another for every change of a public setting. */
const dataFile = /\/_brand\/data\.[a-z-]+\.[0-9a-f]+\.json/g;

/** Parts of a page that nobody sees, or only at some time, at which `momentsOf` looks. */
const unseen =
  /<meta\b[^>]*>|<title>[^<]*<\/title>|<aside class="dated-notices">.*?<\/aside>|,?"(?:mantenimiento":\[\d+,\d+\]|until":\d+)/gs;

/** The names below which two values of a data file differ, e.g. `['brand', 'settings', 'rangoNota']`. */
function differences(one: unknown, other: unknown, path: readonly string[] = []): string[][] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const isMap = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap(one) || !isMap(other) || path.length === 3) return [[...path]];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key], other[key], [...path, key]),
  );
}

/** Whether code reads a property, or has a text of this name. */
function isNamed(code: string, name: string): boolean {
  const escaped = name.replace(/[^\w-]/g, String.raw`\$&`);
  return new RegExp(`\\.${escaped}\\b|[{,]${escaped}[:,}=]|["'\`]${escaped}["'\`]`).test(code);
}

/** The built site of a portal, as a browser gets it. */
class Site {
  readonly #folder: string;
  readonly #rules: HostRules;
  readonly #client: ReturnType<typeof readClientFiles>;

  /** @param bundle absolute path */
  constructor(bundle: string) {
    this.#folder = join(bundle, 'site');
    this.#rules = JSON.parse(readFileSync(join(bundle, 'hosting/rules.json'), 'utf8')) as HostRules;
    this.#client = readClientFiles(this.#folder);
  }

  /** HTML of the page at a path; undefined where the site has none. */
  page(path: string): string | undefined {
    const hasFile = (file: string): boolean =>
      statSync(join(this.#folder, file), { throwIfNoEntry: false })?.isFile() === true;
    const resolution = resolvePath(this.#rules, path, hasFile);
    return resolution.status === 200 ? readFileSync(join(this.#folder, resolution.file), 'utf8') : undefined;
  }

  /** The data that a page loads, parsed. */
  data(page: string): unknown {
    const [file] = page.match(dataFile) ?? [];
    return file === undefined ? undefined : JSON.parse(readFileSync(join(this.#folder, file), 'utf8'));
  }

  /** Text of all scripts that a page can load, also later. */
  code(page: string): string {
    const named = page.match(/_astro\/[\w.-]+\.js/g) ?? [];
    return reachable(this.#client, named)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(this.#folder, file), 'utf8'))
      .join('\n');
  }
}

/** A path of a page; a parameter that may be missing is. */
const pathOf = (portal: PortalRouting, route: RouteId): string =>
  canonicalPattern(portal, route, portal.defaultLanguage)
    .replace(/\/\{[^}]*\?\}/g, '')
    .replace(/\{[^}]*\}/g, 'x');

/** Whether a changed value of the data file can show on a page. */
function isDataShown(path: readonly string[], route: RouteId, code: () => string): boolean {
  const [part, group, name] = path;
  if (part === 'messages' && group !== undefined) return isNamed(code(), group);
  if (part !== 'brand' || name === undefined) return true;
  if (group === 'fields') return fieldPages[name as FieldGroup].includes(route);
  return group === 'settings' ? isNamed(code(), name) : true;
}

/**
 * Says which pages of a portal a change can reach: those whose HTML, scripts, styles, texts or pictures differ, since
 * the address of each file contains a hash of its content, and those that read a changed setting.
 * @param before bundle, absolute path
 * @param after bundle, absolute path
 */
export function reachedPages(
  before: string,
  after: string,
  portal: PortalRouting,
): (route: RouteId) => boolean {
  const [previous, current] = [new Site(before), new Site(after)];
  return (route) => {
    const path = pathOf(portal, route);
    const [was, is] = [previous.page(path), current.page(path)];
    if (was === undefined || is === undefined) return true;
    if (was === is) return false;
    const shown = (page: string): string => page.replace(dataFile, '').replace(unseen, '');
    if (shown(was) !== shown(is)) return true;
    return differences(previous.data(was), current.data(is)).some((changed) =>
      isDataShown(changed, route, () => current.code(is)),
    );
  };
}
