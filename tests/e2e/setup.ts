import type { TestProject } from 'vitest/node';
import { buildProjectBundles } from '../support/build/project-bundles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the bundles of all brands of the project. */
    outDir: string;
  }
}

/** Builds all brands for the end-to-end tests; each worker serves them itself. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('outDir', await buildProjectBundles());
}
