import { gunzipSync, gzipSync } from 'node:zlib';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Db } from '#sandbox/db/database.ts';
import { sql } from '#sandbox/db/sql.ts';
import manifest from '../../package.json' with { type: 'json' };
import { startSandbox } from '../support/sandbox/sandbox.ts';

/**
 * Data as left by each released version, for the upgrade test: the personas of the minimal brand. A release
 * adds its own by running this file with KEEP_DATA=1, and leaves the others alone.
 */

const folder = new URL('released-data/', import.meta.url).pathname;

/** Compared data: accounts and their rows. */
const counts = (db: Db): unknown =>
  db.get(sql`SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*) FROM student) AS students,
    (SELECT count(*) FROM company) AS companies, (SELECT count(*) FROM contact) AS contacts,
    (SELECT count(*) FROM study) AS studies`);

if (process.env['KEEP_DATA'])
  it('writes the data of this version', async () => {
    const data = mkdtempSync(join(tmpdir(), 'andana-kept-'));
    const { db } = await startSandbox({ data });
    const copy = join(data, 'copy.sqlite');
    db.run(sql`VACUUM INTO ${copy}`);
    const name = join(folder, manifest.version);
    writeFileSync(`${name}.sqlite.gz`, gzipSync(readFileSync(copy), { level: 9 }));
    writeFileSync(`${name}.json`, `${JSON.stringify(counts(db), undefined, 2)}\n`);
  });

const kept = readdirSync(folder).flatMap((name) => /^(.*)\.sqlite\.gz$/.exec(name)?.[1] ?? []);

it('data of a version exist', () => {
  expect(kept.length).toBeGreaterThan(0);
});

it.each(kept)('data of %s are upgraded without loss', async (version) => {
  const data = mkdtempSync(join(tmpdir(), 'andana-kept-'));
  const name = join(folder, version);
  writeFileSync(join(data, 'minimal.sqlite'), gunzipSync(readFileSync(`${name}.sqlite.gz`)));
  const { call, db, faults } = await startSandbox({ data });
  expect(counts(db)).toEqual(JSON.parse(readFileSync(`${name}.json`, 'utf8')));
  expect(await call('dameCvUsuario', { as: 'student' })).toMatchObject({ http: 200, status: 0 });
  expect(await call('dameDatosEmpresa', { as: 'company' })).toMatchObject({ http: 200, status: 0 });
  expect(faults).toEqual([]);
});
