/**
 * The address of a server's calls, from whatever one has at hand: with its `/api`, without, or as `npm start` and
 * `npm run sandbox` print it. Undefined for what is no address.
 */
export function apiAddress(text: string): string | undefined {
  const given = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(given)) return undefined;
  const { protocol, host, pathname } = new URL(given);
  if (!/^https?:$/.test(protocol) || host === '') return undefined;
  const path = pathname.replace(/\/+$/, '').replace(/\/sandbox(?:\/.*)?$/, '');
  return `${protocol}//${host}${/\/api$/i.test(path) ? path : `${path}/api`}`;
}

/** Whether a name leads to this computer on its own, which not every system knows of names below `localhost`. */
export const isOwnName = (hostname: string): boolean => /(?:^|\.)localhost$/i.test(hostname);
