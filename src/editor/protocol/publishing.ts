import type { Localized } from '#core/i18n/languages.ts';
import type { SeenProblem } from './answers.ts';

/** One visible change, in words of the reader's language. */
export interface SeenChange {
  sentence: string;
  /** What the sentence is about, in the brand's own words. */
  subject?: string;
  setting?: string;
  before?: string;
  after?: string;
  /** Unified diff of a file of the brand. */
  diff?: string;
}

/** A colour on another, with the ratio of their contrast. */
export interface SeenPair {
  text: string;
  ground: string;
  ratio: number;
}

/** A changed pair of colours in words. */
export interface SeenContrast {
  what: string;
  mode: 'light' | 'dark';
  before?: SeenPair;
  after?: SeenPair;
}

/** A changed picture in Base64: without one of the two, a new or removed one. */
export interface ChangedPicture {
  path: string;
  before?: string;
  after?: string;
}

/** What visitors will find different from the published state of a brand. */
export interface DescribedChange {
  /** Whether the brand is in a git repository, and so compared with its last commit; else with its folder. */
  isInRepository: boolean;
  /** Whether the edited files have errors: then nothing can be said but which files differ. */
  isBroken: boolean;
  /** Whether the brand is not in the last commit. */
  isNew: boolean;
  /** Paths of the files that differ. */
  files: readonly string[];
  changes: readonly SeenChange[];
  contrasts: readonly SeenContrast[];
  pictures: readonly ChangedPicture[];
  /** The same as Markdown, for a request. */
  body: string;
}

/** What stands before the launch of a brand. */
export interface LaunchList {
  /** They keep the portal from being built. */
  mistakes: readonly SeenProblem[];
  /** They keep it from being published. */
  unfinished: readonly SeenProblem[];
  advice: readonly SeenProblem[];
  /** Why visitors find it closed. */
  closings: readonly Localized[];
  /** What somebody has to look at. */
  byHand: readonly Localized[];
}

/** Why a change has not become a commit. */
export type NotCommitted =
  /** The brand is in no repository: its files can be sent otherwise. */
  | { made: false; reason: 'no-repository' }
  | { made: false; reason: 'no-change' }
  /** What git printed. */
  | { made: false; reason: 'git'; says: string };

/** What became of a change. */
export type Published =
  | NotCommitted
  | {
      made: true;
      branch: string;
      /** The page on which the host opens the request, where the branch was pushed to a known one. */
      address?: string;
      /** Output of git when the branch could not be pushed; the branch is in the repository all the same. */
      notPushed?: string;
    };

/** A change for `git am`. */
export type Patched = NotCommitted | { made: true; patch: string };

/** What became of the files of a ZIP. */
export type TakenIn =
  | {
      made: true;
      /** Files that are not of a brand, and were left out. */
      leftOut: readonly string[];
    }
  | { made: false; reason: 'not-a-zip' | 'too-large' | 'nothing-of-a-brand' | 'refused' };
