/** What the work on one file may take in a process of its own. */
export interface Limits {
  /** Of computing, not of waiting: a busy machine makes nobody's file a bad one. */
  seconds: number;
  /** Memory of the whole process. */
  megabytes: number;
}

/** No file of a real portal needs a tenth of it. */
export const usualLimits: Limits = { seconds: 5, megabytes: 1024 };

/** Times `seconds` after which a process that neither computes nor answers counts as stuck. */
export const patience = 12;

/** Why a process ended before its answer. */
export type Cause = 'time' | 'memory' | 'crash';

/** File descriptor on which a process says what it is doing; written at once, so that it outlives a crash. */
export const noteDescriptor = 4;

/** Name of the environment variable that carries the limits. */
export const limitsVariable = 'ANDANA_LIMITS';
