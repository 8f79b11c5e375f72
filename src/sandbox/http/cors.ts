import { isLocalHost } from '#core/shared/local-host.ts';
import type { Brand } from '#core/brand/brand.ts';
import { idempotencyHeader } from './idempotency.ts';

/** Whether pages of an origin may call: those of the brand's own domains and of this computer. */
function isAllowed(origin: string, brand: Brand): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  const { dominio_produccion: production, dominiosPrueba = [] } = brand.settings;
  return isLocalOrigin(hostname) || [production, ...dominiosPrueba].includes(hostname);
}

/** `localhost` and names below it, or an address of this network; not just any name with localhost in it. */
function isLocalOrigin(hostname: string): boolean {
  return /(?:^|\.)localhost$/.test(hostname) || (isLocalHost(hostname) && /^[\d.[\]:a-f]+$/.test(hostname));
}

/** Headers of every call that a browser asks leave for. */
export const requestHeaders = ['authorization', 'content-type', 'accept-language'] as const;

/** CORS headers for allowed origins. */
export const corsRights = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': [...requestHeaders, idempotencyHeader].join(', '),
  'access-control-max-age': '600',
} as const;

/** Returns the CORS headers of a response; empty for a disallowed origin. */
export function corsHeaders(request: Request, brand: Brand): Record<string, string> {
  const origin = request.headers.get('origin');
  if (!origin || !isAllowed(origin, brand)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    ...corsRights,
  };
}
