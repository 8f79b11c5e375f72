/**
 * Normalizes the address of a server's calls: with or without `/api`, or as printed by `npm start` and `npm run
 * sandbox`. Undefined if the text is not an address.
 */
export function apiAddress(text: string): string | undefined {
  const url = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(url)) return undefined;
  const { protocol, host, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol) || host === '') return undefined;
  const path = pathname.replace(/\/+$/, '').replace(/\/sandbox(?:\/.*)?$/, '');
  return `${protocol}//${host}${/\/api$/i.test(path) ? path : `${path}/api`}`;
}

/** Whether a host name is below `localhost`, which not every system resolves to this computer. */
export const isOwnName = (hostname: string): boolean => /(?:^|\.)localhost$/i.test(hostname);
