import { documentHandlers } from './cv/documents.ts';
import { experienceHandlers } from './cv/experience.ts';
import { languageHandlers } from './cv/languages.ts';
import { personalDataHandlers } from './cv/personal-data.ts';
import { profileHandlers } from './cv/profile.ts';
import { ownCv } from './cv/read-cv.ts';
import { studyHandlers } from './cv/studies.ts';
import type { Handlers } from './handler.ts';

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
