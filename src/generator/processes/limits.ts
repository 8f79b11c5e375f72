/** What a child process may use for one file. */
export interface Limits {
  /** Processor time, not elapsed time: a busy machine must not make a file fail. */
  seconds: number;
  /** Memory of the whole process. */
  megabytes: number;
}

/** Ten times more than any file of a real portal takes. */
export const usualLimits: Limits = { seconds: 5, megabytes: 1024 };

/** Times `seconds` after which a process that neither computes nor answers counts as stuck. */
export const patience = 12;

/** Why a process ended before its reply. */
export type Cause = 'time' | 'memory' | 'crash';

/**
 * File descriptor on which a process reports its progress; written synchronously, so that it survives a crash.
 */
export const noteDescriptor = 4;

/** Environment variable that carries the limits. */
export const limitsVariable = 'ANDANA_LIMITS';
