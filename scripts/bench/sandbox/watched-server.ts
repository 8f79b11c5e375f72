/*
 * Sandbox in a child process that measures blocks of its event loop. Its first message is its port; it
 * answers each message with the longest block since the previous one, in milliseconds.
 */

import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { nodeListener } from '#sandbox/node-adapter.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { makeCompany, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeOffer, makeStudy } from '#sandbox/seed/make-offers.ts';
import { applicant, offersToApplyTo } from './large-bodies.ts';

const brandsDir = join(import.meta.dirname, '../../../tests/brands/good');
const [data = ''] = process.argv.slice(2);
const { brands } = await loadBrands({ brandsDir, only: ['minimal'] });
const [brand] = brands;
if (!brand) throw new Error('The minimal brand cannot be read');
const sandbox = createSandbox({ brand, data });
const company = makeCompany(sandbox.db);
for (const urlAcceso of offersToApplyTo) makeOffer(sandbox.db, company, { idPerfil: 2, urlAcceso });
makeStudy(sandbox.db, makeStudent(sandbox.db, { email: applicant }));
const listener = nodeListener(sandbox);
const server = createServer((request, response) => void listener(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');

/** Sampling interval in milliseconds, which every sample includes. */
const resolution = 1;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on('message', () => {
  process.send?.(Math.max(0, delay.max / 1e6 - resolution));
  delay.reset();
});
process.on('disconnect', () => process.exit(0));
process.send?.((server.address() as AddressInfo).port);
