import type { ReportText } from '#generator/diagnostics/report-text.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { BuiltBrand } from '../build-brand.ts';
import type { BundleExtras } from '../attestation/write-attestation.ts';
import type { OwnWords } from '../check/words.ts';
import type { Renderer } from '../compile/renderer.ts';

/** Data that a worker gets at its start. */
export interface WorkerSetup {
  renderer: Renderer;
  ownWords: OwnWords;
  outDir: string;
  imageCache: string;
  extras: BundleExtras;
  /** Folder in which compressed copies of shared files are kept. */
  compressedCache: string;
  /** Takes unchanged pages from published bundles. */
  reuse: boolean;
}

/** A brand to build. */
export interface Job {
  brand: Brand;
  /** Hash of all inputs of the bundle. */
  inputs: string;
}

/** Asks a worker, instead of a job, how much memory its heap retains after a collection; it replies in bytes. */
export const heapRequest = 'heap';

/** A worker's reply to a job, in the order of the jobs. */
export type JobResult = { built: BuiltBrand; ms: number } | { error: ReportText };
