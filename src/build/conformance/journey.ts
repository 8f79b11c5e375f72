import type { CallName } from '#core/contract/calls/index.ts';
import { type Kit, need, type Session } from './kit.ts';
import type { Tipo } from './place.ts';

/** Calls that are tried one after another, because one needs what another answers. */
export interface Journey {
  /** What it tries; what it cannot is not tried, with the reason why it ended. */
  calls: readonly CallName[];
  /** For which half it tries them, where they are calls of both and each half has its own journey. */
  tipo?: Tipo;
  run(kit: Kit): Promise<void>;
}

export const aStudent = (kit: Kit): Session =>
  need(kit.students[0], 'no account of a student was given (alumnos)');

export const aCompany = (kit: Kit): Session =>
  need(kit.companies[0], 'no account of a company was given (empresas)');
