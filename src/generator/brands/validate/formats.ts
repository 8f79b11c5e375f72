const colour = /^#[0-9a-f]{6}$/i;
const host = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
// Without the characters that are special in a `mailto:` address (? & # % /): no real mailbox has them.
const email =
  /^[a-z0-9!$'*+=^_`{|}~-]+(\.[a-z0-9!$'*+=^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const brandId = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Whether a text is a complete host name: no IP address, no wildcard, nothing that a policy would interpret otherwise.
 */
export function isHost(text: string): boolean {
  return host.test(text);
}

export function isEmailAddress(text: string): boolean {
  return email.test(text);
}

/** Whether a text has the form of a brand's id. */
export function isBrandId(text: string): boolean {
  return brandId.test(text);
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
  );
}

/**
 * Checks of the `format` keywords of the brand schema. Files and addresses always pass here: rules check them, with a
 * text for each mistake.
 */
export const formatChecks: Readonly<Record<string, (text: string) => boolean>> = {
  colour: (text) => colour.test(text),
  host: isHost,
  'email-address': isEmailAddress,
  'email-address-or-empty': (text) => text === '' || isEmailAddress(text),
  'brand-id': isBrandId,
  date: isDate,
  'local-time': (text) => isDate(text.slice(0, 10)) && /^.{10} (?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
  // A value that begins like a colour is meant as one.
  'asset-path-or-colour': (text) => colour.test(text) || (text.includes('/') && !text.startsWith('#')),
  'asset-path': () => true,
  'web-link': () => true,
  'web-address': () => true,
  'web-address-or-empty': () => true,
  'api-address': () => true,
};

/** Whether a text matches the format and pattern of its setting. */
export const matchesFormat = (
  { format = '', pattern }: { format?: string; pattern?: string },
  text: string,
): boolean =>
  (formatChecks[format]?.(text) ?? true) && (pattern === undefined || new RegExp(pattern, 'u').test(text));
