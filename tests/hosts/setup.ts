import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildBrands } from '#generator/render/build.ts';

const root = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Bundle of the brand that hosts are tested with. */
    hostedBundle: string;
  }
}

/** The brand with the most addresses. */
const brand = 'meridia';

/** Builds the bundle that all hosts are tested with. */
export default async function setup(project: TestProject): Promise<void> {
  const outDir = join(root, '.cache', 'hosts');
  const brandsDir = join(root, 'brands');
  const { results } = await buildBrands({ root, brandsDir, outDir, only: [brand] });
  const failed = results.find(({ status }) => status === 'failed');
  if (failed || results.length === 0) throw new Error(failed?.error?.en ?? `The brand ${brand} is not sound`);
  project.provide('hostedBundle', join(outDir, brand));
}
