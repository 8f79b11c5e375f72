import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { createUploads } from './placement-uploads.ts';

/** Uploads of the signed-in student, in sync with the query cache. */
export const uploads = createUploads({
  call,
  reread: async () => {
    await queryCache.refresh(damePracticasAlumno, {});
    const shown = queryCache.of(damePracticasAlumno, {}).get();
    return shown.state === 'ready' ? shown.datos : undefined;
  },
  show: (change) => {
    const shown = queryCache.of(damePracticasAlumno, {}).get();
    if (shown.state === 'ready') queryCache.put(damePracticasAlumno, {}, change(shown.datos));
  },
});
