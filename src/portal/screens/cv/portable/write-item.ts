import { experience, languages, profile, studies } from '../stores/portal-cv.ts';
import type { SaveResult } from '../stores/cv-store.ts';
import type { PlannedItem } from './plan.ts';

/** Writes what a file brings into the CV, by the call for its part: the same as its editor would. */
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
