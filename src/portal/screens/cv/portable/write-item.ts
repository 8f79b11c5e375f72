import { experience, languages, profile, studies } from '../stores/portal-cv.ts';
import type { SaveResult } from '../stores/cv-store.ts';
import type { PlannedItem } from './plan.ts';

/** Adds an item of an import plan to the CV, by the same call as the editor of its section. */
export async function writeItem({ write }: Pick<PlannedItem, 'write'>): Promise<SaveResult> {
  switch (write?.part) {
    case 'experience':
      return experience.add(write.values);
    case 'studies':
      return studies.add(write.values);
    case 'languages':
      return languages.add(write.values);
    case 'presentation':
      return profile.savePresentation(undefined, write.values);
    case 'portfolio':
      return profile.savePortfolio(undefined, write.values);
    case undefined:
      return { ok: true, datos: undefined };
  }
}
