import { idempotencyHeader, type Kit } from './kit.ts';

/** Whether a server lets pages of the portal send idempotency keys, by which it says that it takes them. */
export async function allowsKeys(kit: Kit): Promise<boolean> {
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
