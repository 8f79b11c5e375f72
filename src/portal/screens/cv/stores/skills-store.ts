import {
  editCompetencias,
  editConocimientosInformaticos,
  editInteres,
  editSectoresInteres,
} from '#core/contract/calls/cv-parts.ts';
import type { Cv, ProgramSkill } from '#core/contract/entities/cv.ts';
import type { CvStore, SaveResult } from './cv-store.ts';

/** What of a CV is chosen from lists. */
export interface SkillsStore {
  savePrograms: (opened: readonly ProgramSkill[], programs: ProgramSkill[]) => Promise<SaveResult>;
  saveCompetences: (opened: readonly number[], ids: number[]) => Promise<SaveResult>;
  saveInterests: (opened: readonly number[], ids: number[]) => Promise<SaveResult>;
  saveSectors: (opened: readonly number[], ids: number[]) => Promise<SaveResult>;
}

/** Each call replaces the whole of its list. */
export function createSkillsStore(cv: CvStore): SkillsStore {
  const withInterest = (before: Cv, changes: Partial<Cv['interes']>): Cv => ({
    ...before,
    interes: { ...before.interes, ...changes },
  });
  return {
    savePrograms: (opened, programasInformaticos) =>
      cv.save({
        call: editConocimientosInformaticos,
        body: () => ({ programasInformaticos }),
        replaces: { part: ({ interes }) => interes.programasInformaticos, opened },
        apply: (before) => withInterest(before, { programasInformaticos }),
      }),
    saveCompetences: (opened, competencias) =>
      cv.save({
        call: editCompetencias,
        body: () => ({ competencias }),
        replaces: { part: (now) => now.competencias, opened },
        apply: (before) => ({ ...before, competencias }),
      }),
    saveInterests: (opened, tags) =>
      cv.save({
        call: editInteres,
        body: () => ({ tags }),
        replaces: { part: ({ interes }) => interes.tags, opened },
        apply: (before) => withInterest(before, { tags }),
      }),
    saveSectors: (opened, sectoresInteres) =>
      cv.save({
        call: editSectoresInteres,
        body: () => ({ sectoresInteres }),
        replaces: { part: (now) => now.sectoresInteres, opened },
        apply: (before) => ({ ...before, sectoresInteres }),
      }),
  };
}
