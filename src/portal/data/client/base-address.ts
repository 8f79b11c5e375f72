import { isLocalHost } from '#core/shared/local-host.ts';

/** What of a brand decides which server its portal talks to. */
export interface ServerFacts {
  dominio_produccion?: string;
  dominiosPrueba?: readonly string[];
  apiProduccion?: string;
  /** Address, or path on the portal's own domain; `/api` without one. */
  apiSandbox?: string;
}

function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

function isTestHost(host: string, { dominiosPrueba = [] }: ServerFacts): boolean {
  return host.includes('dev.') || host.includes('sandbox') || dominiosPrueba.map(bareHost).includes(host);
}

/** An address ending in `/api`: servers are named with or without it. */
function withApi(address: string): string {
  const bare = address.replace(/\/+$/, '');
  return bare.endsWith('/api') ? bare : `${bare}/api`;
}

/**
 * The address that the paths of the calls stand behind in the place of their `/api`, without a slash at the end.
 * The production domain wins over everything that its name may contain; a brand without a production server has the
 * sandbox only.
 * @param host of the page, with or without port
 */
export function baseAddress(host: string, facts: ServerFacts): string {
  const sandbox = withApi(facts.apiSandbox ?? '/api');
  const production = facts.apiProduccion ? withApi(facts.apiProduccion) : sandbox;
  const name = bareHost(host);
  if (facts.dominio_produccion && name === bareHost(facts.dominio_produccion)) return production;
  return isLocalHost(name) || isTestHost(name, facts) ? sandbox : production;
}
