import {
  editCompetencias,
  editConocimientosInformaticos,
  editInteres,
  editSectoresInteres,
} from '#core/contract/calls/cv-parts.ts';
import type { Cv, ProgramSkill } from '#core/contract/entities/cv.ts';
import type { CvStore, SaveResult } from './cv-store.ts';

/** Store of the CV's choices from domain lists. */
export interface SkillsStore {
  savePrograms: (opened: readonly ProgramSkill[], programs: ProgramSkill[]) => Promise<SaveResult>;
  saveCompetences: (opened: readonly number[], ids: number[]) => Promise<SaveResult>;
  saveInterests: (opened: readonly number[], ids: number[]) => Promise<SaveResult>;
  saveSectors: (opened: readonly number[], ids: number[]) => Promise<SaveResult>;
}

/** Creates the store; each call replaces its whole list. */
export function createSkillsStore(cv: CvStore): SkillsStore {
  const withInterest = (current: Cv, changes: Partial<Cv['interes']>): Cv => ({
    ...current,
    interes: { ...current.interes, ...changes },
  });
  return {
    savePrograms: (opened, programasInformaticos) =>
      cv.save({
        call: editConocimientosInformaticos,
        body: () => ({ programasInformaticos }),
        replaces: { part: ({ interes }) => interes.programasInformaticos, opened },
        apply: (current) => withInterest(current, { programasInformaticos }),
      }),
    saveCompetences: (opened, competencias) =>
      cv.save({
        call: editCompetencias,
        body: () => ({ competencias }),
        replaces: { part: (current) => current.competencias, opened },
        apply: (current) => ({ ...current, competencias }),
      }),
    saveInterests: (opened, tags) =>
      cv.save({
        call: editInteres,
        body: () => ({ tags }),
        replaces: { part: ({ interes }) => interes.tags, opened },
        apply: (current) => withInterest(current, { tags }),
      }),
    saveSectors: (opened, sectoresInteres) =>
      cv.save({
        call: editSectoresInteres,
        body: () => ({ sectoresInteres }),
        replaces: { part: (current) => current.sectoresInteres, opened },
        apply: (current) => ({ ...current, sectoresInteres }),
      }),
  };
}
