import { dropCvSummary } from '#portal/data/cache/cv-summary.ts';
import { call } from '#portal/data/server/call.ts';
import { createAccountStore } from './account-store.ts';
import { createCvStore } from './cv-store.ts';
import { createDocumentsStore } from './documents-store.ts';
import { createExperienceStore } from './experience-store.ts';
import { createLanguagesStore } from './languages-store.ts';
import { createPersonalStore } from './personal-store.ts';
import { createPhotoStore } from './photo-store.ts';
import { createProfileStore } from './profile-store.ts';
import { createSkillsStore } from './skills-store.ts';
import { createStaysStore } from './stays-store.ts';
import { createStudiesStore } from './studies-store.ts';

/** The portal's store of the signed-in user's CV; the stores below change its parts. */
export const cv = createCvStore(async (request, input, options) => {
  const result = await call(request, input, options);
  // Also after failures: a lost answer leaves unknown whether the change was made.
  if (request.method === 'POST') dropCvSummary();
  return result;
});
export const personal = createPersonalStore(cv);
export const studies = createStudiesStore(cv);
export const experience = createExperienceStore(cv);
export const languages = createLanguagesStore(cv);
export const profile = createProfileStore(cv);
export const documents = createDocumentsStore(cv, call);
export const photo = createPhotoStore(cv);
export const skills = createSkillsStore(cv);
export const stays = createStaysStore(cv);
export const account = createAccountStore(cv, call);
