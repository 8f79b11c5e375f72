import type { Language } from '#core/i18n/languages.ts';
import { href, matchAddress, type PortalRouting } from '#core/routing/addresses.ts';

/** Widths of the portal in the preview, in CSS pixels. */
export const widths = { phone: 360, tablet: 768, desktop: 1280 } as const;

export type Device = keyof typeof widths;

/** What the preview shows. Everything of it stands in the address of the editor. */
export interface PreviewedView {
  /** Path of the page with its query. */
  path: string;
  /** Id of who is signed in; empty for a visitor. */
  persona: string;
  /** One device, or phone and desktop side by side. */
  device: Device | 'both';
  /** Without one, as the system is. */
  mode: 'light' | 'dark' | undefined;
}

const devices: Readonly<Record<string, PreviewedView['device']>> = {
  360: 'phone',
  768: 'tablet',
  1280: 'desktop',
  ambos: 'both',
};
const modes: Readonly<Record<string, PreviewedView['mode']>> = { claro: 'light', oscuro: 'dark' };

const nameOf = <T>(names: Readonly<Record<string, T>>, value: T): string | undefined =>
  Object.keys(names).find((name) => names[name] === value);

const isPath = (path: string | null): path is string =>
  path !== null && path.startsWith('/') && !path.startsWith('//');

/** Reads the view of a query; missing and wrong parts are as at first. */
export function viewOf(search: string): PreviewedView {
  const query = new URLSearchParams(search);
  const path = query.get('ver');
  return {
    path: isPath(path) ? path : '/',
    persona: query.get('persona') ?? '',
    device: devices[query.get('ancho') ?? ''] ?? 'desktop',
    mode: modes[query.get('modo') ?? ''],
  };
}

/** The query of an address with a view in it; its other parameters stay. */
export function searchWith(search: string, { path, persona, device, mode }: PreviewedView): string {
  const query = new URLSearchParams(search);
  const values = {
    ver: path === '/' ? undefined : path,
    persona: persona || undefined,
    ancho: device === 'desktop' ? undefined : nameOf(devices, device),
    modo: mode && nameOf(modes, mode),
  };
  for (const [name, value] of Object.entries(values))
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  const text = query.toString().replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}

/** The devices that a view shows, each in a frame of its own. */
export const devicesOf = ({ device }: PreviewedView): readonly Device[] =>
  device === 'both' ? ['phone', 'desktop'] : [device];

/** Language of the page at a path; undefined where the portal has none. */
export const languageOf = (routing: PortalRouting, path: string): Language | undefined =>
  matchAddress(routing, pathOnly(path))?.language;

const pathOnly = (path: string): string => path.split(/[?#]/)[0] ?? path;

/** The same page in another language: its path there, with the query; the home where there is none. */
export function pathIn(routing: PortalRouting, path: string, language: Language): string {
  const found = matchAddress(routing, pathOnly(path));
  return found
    ? href(routing, found.route, language, found.params) + path.slice(pathOnly(path).length)
    : href(routing, 'home', language);
}

/** Address of the preview that signs in as the persona of a view, and leads to the page in its mode. */
export const signInAddress = (origin: string, { persona, path, mode }: PreviewedView): string =>
  `${origin}/_preview/sign-in?${new URLSearchParams({ persona, to: path, mode: mode ?? '' })}`;
