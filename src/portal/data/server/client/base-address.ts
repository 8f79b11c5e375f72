import type { ServerFacts } from '#core/brand/server-facts.ts';
import { isLocalHost } from '#core/shared/local-host.ts';

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
