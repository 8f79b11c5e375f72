import { existsSync, readdirSync, watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import { createWorkshop, ended, type BuildSandbox } from '../support/build/build-command.ts';
import { bundleFaults } from '../support/build/bundle.ts';

const ids = ['dos', 'tres', 'uno'];
const moments = process.env['FULL'] === '1' ? 40 : 3;

let workshop: BuildSandbox;
/** Duration of a build of all brands in milliseconds. */
let duration: number;
let version = 0;

beforeAll(async () => {
  workshop = createWorkshop(ids);
  await workshop.build();
  const start = performance.now();
  await workshop.build(['--force']);
  duration = performance.now() - start;
});
afterAll(() => workshop.remove());

/** Changes every brand, so that all bundles are out of date. */
function changeAll(): void {
  version += 1;
  for (const id of ids) workshop.edit(id, /^nombreCorto: .*$/m, `nombreCorto: V${version}`);
}

const inputsOf = (): (string | undefined)[] => ids.map((id) => readManifest(workshop.bundle(id))?.inputs);

/** Starts a full build, has it killed, and checks the bundles before and after the next build. */
async function killed(when: (kill: () => void) => Promise<void> | void): Promise<void> {
  const old = inputsOf();
  changeAll();
  const child = workshop.start();
  const end = ended(child);
  await when(() => child.kill('SIGKILL'));
  await end;
  // Between the two renames the bundle is missing, with the old one beside it.
  for (const id of ids)
    if (existsSync(workshop.bundle(id))) expect(bundleFaults(workshop.bundle(id)), id).toEqual([]);
  const left = inputsOf();

  // Brands that cannot be built show what the next run restores by itself.
  for (const id of ids) workshop.edit(id, /^id: /m, 'nothing: 1\nid: ');
  expect((await workshop.build()).code).toBe(2);
  const restored = inputsOf();
  for (const [index, id] of ids.entries()) {
    expect(bundleFaults(workshop.bundle(id)), id).toEqual([]);
    if (left[index]) expect(restored[index]).toBe(left[index]);
    else expect(restored[index]).toBe(old[index]);
  }
  for (const id of ids) workshop.edit(id, 'nothing: 1\n', '');
  expect((await workshop.build()).code).toBe(0);
  for (const [index, id] of ids.entries()) {
    expect(bundleFaults(workshop.bundle(id)), id).toEqual([]);
    expect(inputsOf()[index]).not.toBe(old[index]);
  }
  expect(readdirSync(workshop.outDir).sort()).toEqual(ids);
}

describe('a killed build', () => {
  it(
    `leaves or recovers a complete bundle of each brand, at ${moments} random moments`,
    { timeout: 1_800_000 },
    async () => {
      for (let n = 0; n < moments; n++) {
        // One moment in each section of the run, so that no part is left out.
        const moment = ((n + Math.random()) / moments) * duration;
        await killed(async (kill) => {
          await wait(moment);
          kill();
        }).catch((error: unknown) => {
          throw new Error(`Killed after ${Math.round(moment)} of ${Math.round(duration)} ms`, {
            cause: error,
          });
        });
      }
    },
  );

  it.each(['.building-', '.previous-'])(
    'leaves or gets back a whole bundle when %s has just appeared',
    async (prefix) => {
      let seen = false;
      await killed(async (kill) => {
        const watcher = watch(workshop.outDir, (_, name) => {
          if (!name?.startsWith(prefix)) return;
          seen = true;
          kill();
        });
        const end = Date.now() + 60_000;
        while (!seen && Date.now() < end) await wait(10);
        watcher.close();
      });
      expect(seen).toBe(true);
    },
  );
});
