import type { ServerFacts } from '#core/brand/server-facts.ts';
import { isLocalHost } from '#core/shared/local-host.ts';

function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

function isTestHost(host: string, { dominiosPrueba = [] }: ServerFacts): boolean {
  return host.includes('dev.') || host.includes('sandbox') || dominiosPrueba.map(bareHost).includes(host);
}

/** Appends `/api` to the address of a server, unless it ends with it already. */
function withApi(address: string): string {
  const bare = address.replace(/\/+$/, '');
  return bare.endsWith('/api') ? bare : `${bare}/api`;
}

/**
 * The address that replaces `/api` in the paths of the calls, without a slash at the end. On the production domain it
 * is always the production server, whatever the name contains; a brand without a production server has the sandbox
 * only.
 * @param host of the page, with or without port
 */
export function baseAddress(host: string, facts: ServerFacts): string {
  const sandbox = withApi(facts.apiSandbox ?? '/api');
  const production = facts.apiProduccion ? withApi(facts.apiProduccion) : sandbox;
  const name = bareHost(host);
  if (facts.dominio_produccion && name === bareHost(facts.dominio_produccion)) return production;
  return isLocalHost(name) || isTestHost(name, facts) ? sandbox : production;
}
