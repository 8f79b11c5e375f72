import { computed, type ReadableAtom } from 'nanostores';
import { damePracticasAlumno } from '#api/calls/student-placements.ts';
import { today } from '#shell/weekly-sheets/today.ts';
import { type DueSheets, dueSheets } from '#shell/weekly-sheets/weekly-sheets.ts';
import { answers } from '#stores/portal-answers.ts';

/** What is to be done about the weekly sheets of all placements. */
export const $dueSheets: ReadableAtom<DueSheets | 'loading' | 'failed'> = computed(
  answers.of(damePracticasAlumno, {}),
  (answer) =>
    answer.state === 'ready'
      ? dueSheets(
          answer.datos.flatMap(({ hojas = [] }) => hojas),
          today(),
        )
      : answer.state,
);
