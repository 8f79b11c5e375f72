import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildBrands } from '#generator/render/build.ts';
import { journeyBrand } from '../support/journeys/journeys.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the brand of the journeys. */
export default async function setup(project: TestProject): Promise<void> {
  const outDir = join(root, '.cache', 'browsers');
  const brandsDir = join(root, 'brands');
  const { results } = await buildBrands({ root, brandsDir, outDir, only: [journeyBrand] });
  const failed = results.find(({ status }) => status === 'failed');
  if (failed || results.length === 0)
    throw new Error(failed?.error?.en ?? `The brand ${journeyBrand} is not sound`);
  project.provide('outDir', outDir);
}
