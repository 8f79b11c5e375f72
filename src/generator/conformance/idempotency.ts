import { idempotencyHeader, type Kit } from './kit.ts';

/** Whether a server allows the idempotency-key header in its CORS preflight, its sign of support. */
export async function acceptsIdempotencyKeys(kit: Kit): Promise<boolean> {
  const { origin = 'https://portal.example' } = kit;
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': `authorization,content-type,${idempotencyHeader}`,
  };
  const { headers: given } = await kit.send('OPTIONS', '/Alumno/addExperiencia', { headers });
  const allowed = (given['access-control-allow-headers'] ?? '').toLowerCase();
  return allowed.split(/\s*,\s*/).includes(idempotencyHeader);
}
