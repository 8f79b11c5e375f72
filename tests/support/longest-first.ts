import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readTimes } from './times.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs the files that take longest first, so that no worker is left without work at the end: by the last run here, or by
 * the times that the project keeps where there was none.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kept = readTimes(root);
    const seconds = (it: TestSpecification): number => {
      const known = this.ctx.cache.getTestSpecificationResult(it);
      if (known?.failed) return Infinity;
      return known ? known.duration / 1000 : (kept.get(it.moduleId.slice(root.length + 1)) ?? Infinity);
    };
    const order = new Map(files.map((it) => [it, seconds(it)]));
    const sorted = await super.sort(files);
    return sorted.sort(
      (a, b) =>
        a.project.config.sequence.groupOrder - b.project.config.sequence.groupOrder ||
        // Infinity less itself is no number.
        Number((order.get(b) ?? 0) > (order.get(a) ?? 0)) - Number((order.get(b) ?? 0) < (order.get(a) ?? 0)),
    );
  }
}
