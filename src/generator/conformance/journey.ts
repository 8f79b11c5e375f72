import type { CallName } from '#core/contract/calls/index.ts';
import type { Kit, TestSession } from './kit.ts';
import { required } from './skip-journey.ts';
import type { Tipo } from './endpoint.ts';

/** A sequence of calls, each using results of earlier ones. */
export interface Journey {
  /** Calls made by the journey; calls left over are reported as not tried, with the reason. */
  calls: readonly CallName[];
  /** Side of the portal, for calls shared by both sides that have one journey each. */
  tipo?: Tipo;
  run(kit: Kit): Promise<void>;
}

export const aStudent = (kit: Kit): TestSession =>
  required(kit.students[0], 'no account of a student was given (alumnos)');

export const aCompany = (kit: Kit): TestSession =>
  required(kit.companies[0], 'no account of a company was given (empresas)');
