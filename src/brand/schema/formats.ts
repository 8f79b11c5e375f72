const hostPattern =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

function parsed(value: string): URL | undefined {
  return /[\s\\]/.test(value) || !URL.canParse(value) ? undefined : new URL(value);
}

function isColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

/** A file under `assets/`, written with forward slashes and without leaving the folder. */
function isAssetPath(value: string): boolean {
  const segments = value.split('/');
  return (
    segments.length > 1 &&
    segments[0] === 'assets' &&
    !/[\\?#\u0000-\u001f]/.test(value) &&
    segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  );
}

function isWebAddress(value: string): boolean {
  const url = parsed(value);
  return (
    url?.protocol === 'https:' && /^https:\/\//i.test(value) && url.username === '' && url.password === ''
  );
}

/** One `@`, a dot after it, no blanks and no accents: the rule that the portal applies to every address. */
function isEmailAddress(value: string): boolean {
  return /^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+\.[\x21-\x3f\x41-\x7e]+$/.test(value);
}

/** An address inside the portal: one leading slash (two would be another server). */
function isPortalAddress(value: string): boolean {
  return /^\/(?!\/)/.test(value) && !/[\s\\]/.test(value);
}

function isWebLink(value: string): boolean {
  if (isWebAddress(value) || isPortalAddress(value)) return true;
  if (value.startsWith('mailto:')) return isEmailAddress(value.slice('mailto:'.length).split('?')[0] ?? '');
  return /^tel:\+?[0-9]+$/.test(value);
}

/** A server: over https, over plain http on this machine, or a path on the domain of the portal. */
function isApiAddress(value: string): boolean {
  if (isWebAddress(value) || isPortalAddress(value)) return true;
  const url = parsed(value);
  return (
    url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname) && url.username === ''
  );
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** What a text must look like to have a format of the schema, by the name of the format. */
export const formats = {
  'api-address': isApiAddress,
  'asset-path': isAssetPath,
  'asset-path-or-colour': (value) => isAssetPath(value) || isColour(value),
  'brand-id': (value) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value),
  colour: isColour,
  date: isDate,
  'email-address': isEmailAddress,
  'email-address-or-empty': (value) => value === '' || isEmailAddress(value),
  host: (value) => hostPattern.test(value),
  'web-address': isWebAddress,
  'web-address-or-empty': (value) => value === '' || isWebAddress(value),
  'web-link': isWebLink,
} satisfies Record<string, (value: string) => boolean>;

export type BrandFormat = keyof typeof formats;
