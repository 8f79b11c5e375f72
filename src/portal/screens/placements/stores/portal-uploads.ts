import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { answers } from '#portal/data/portal-answers.ts';
import { call } from '#portal/data/server.ts';
import { createUploads } from './uploads-store.ts';

/** What the student of this portal sends to the own placements. */
export const uploads = createUploads({
  call,
  reread: async () => {
    await answers.refresh(damePracticasAlumno, {});
    const shown = answers.of(damePracticasAlumno, {}).get();
    return shown.state === 'ready' ? shown.datos : undefined;
  },
  show: (change) => {
    const shown = answers.of(damePracticasAlumno, {}).get();
    if (shown.state === 'ready') answers.put(damePracticasAlumno, {}, change(shown.datos));
  },
});
