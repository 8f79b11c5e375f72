import { documentHandlers } from './documents.ts';
import { experienceHandlers } from './experience.ts';
import { languageHandlers } from './languages.ts';
import { personalDataHandlers } from './personal-data.ts';
import { profileHandlers } from './profile.ts';
import { ownCv } from './read-cv.ts';
import { studyHandlers } from './studies.ts';
import type { Handlers } from '../../handler.ts';

/** The CV of a student: read as a whole, changed part by part. */
export const cv = {
  dameCvUsuario: (context) => ownCv(context, context.user.id),
  ...personalDataHandlers,
  ...studyHandlers,
  ...experienceHandlers,
  ...languageHandlers,
  ...documentHandlers,
  ...profileHandlers,
} satisfies Partial<Handlers>;
