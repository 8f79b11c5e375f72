import type { ReportText } from '#generator/diagnostics/report-text.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { BuiltBrand } from '../build-brand.ts';
import type { BundleExtras } from '../attestation/write-attestation.ts';
import type { OwnWords } from '../check/words.ts';
import type { Renderer } from '../compile/renderer.ts';

/** What a worker needs to know before its first brand. */
export interface WorkerSetup {
  renderer: Renderer;
  ownWords: OwnWords;
  outDir: string;
  imageCache: string;
  extras: BundleExtras;
}

export interface Job {
  brand: Brand;
  /** Hash of everything that the bundle is made from. */
  inputs: string;
}

/** A worker's answer to a job, in the order of the jobs. */
export type JobResult = { built: BuiltBrand; ms: number } | { error: ReportText };
