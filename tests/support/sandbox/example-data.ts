import { createHash } from 'node:crypto';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { hashPasswordNow } from '#sandbox/areas/accounts/password.ts';
import { Db } from '#sandbox/db/database.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import type { SandboxOptions } from '#sandbox/sandbox.ts';
import { exampleHash, examplePassword } from '#sandbox/seed/seed-data.ts';
import { seedOnce } from '#sandbox/seed/seed.ts';
import { createSandboxTime } from '#sandbox/time.ts';

/** Cached data sets by their inputs, so that a worker makes equal example data only once. */
const cache = new Map<string, Uint8Array>();

/** Maximum number of cached data sets. */
const maxCached = 24;

/**
 * Serialized database of a sandbox's first start, for its option `data`. Without a clock it may be from
 * earlier on the same day. Passwords are hashed at low cost: signing in is slow on purpose, and has tests of
 * its own.
 */
export function exampleData({
  brand,
  content = 'examples',
  clock,
}: Pick<SandboxOptions, 'brand' | 'content' | 'clock'>): Uint8Array {
  const now = (clock ?? (() => new Date()))();
  const moment = clock ? now.toISOString() : now.toDateString();
  const key =
    content === 'empty'
      ? content
      : createHash('sha256')
          .update(JSON.stringify([brand, content, moment]))
          .digest('hex');
  const data = cache.get(key) ?? makeData(brand, content, now);
  // Least recently used entries are first.
  cache.delete(key);
  cache.set(key, data);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCached) break;
    cache.delete(oldest);
  }
  return data;
}

function makeData(
  brand: SandboxOptions['brand'],
  content: NonNullable<SandboxOptions['content']>,
  now: Date,
): Uint8Array {
  const db = new Db(':memory:');
  migrate(db);
  if (content !== 'empty') seedOnce(db, brand, createSandboxTime(db, () => now).now(), content);
  hashExamplesQuickly(db);
  const serialized = db.serialize();
  db.close();
  return serialized;
}

let quickHash: string | undefined;

/** Hashes the example password of all accounts, or of one user, at the lowest cost. */
export function hashExamplesQuickly(db: Db, usuario?: string): void {
  quickHash ??= hashPasswordNow(examplePassword, { N: 2, r: 1, p: 1 });
  const accounts = { password: exampleHash(), ...omitUndefined({ usuario }) };
  db.update('account', accounts, { password: quickHash });
}
