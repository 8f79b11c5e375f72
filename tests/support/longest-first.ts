import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readTimes } from './times.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs the longest test files first, so that no worker is idle at the end. Durations are those of the last
 * run on this machine, else those stored in the project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const storedTimes = readTimes(root);
    const seconds = (specification: TestSpecification): number => {
      const result = this.ctx.cache.getTestSpecificationResult(specification);
      if (result?.failed) return Infinity;
      return result
        ? result.duration / 1000
        : (storedTimes.get(specification.moduleId.slice(root.length + 1)) ?? Infinity);
    };
    const order = new Map(files.map((specification) => [specification, seconds(specification)]));
    const sorted = await super.sort(files);
    return sorted.sort(
      (a, b) =>
        a.project.config.sequence.groupOrder - b.project.config.sequence.groupOrder ||
        // Infinity minus Infinity is NaN.
        Number((order.get(b) ?? 0) > (order.get(a) ?? 0)) - Number((order.get(b) ?? 0) < (order.get(a) ?? 0)),
    );
  }
}
