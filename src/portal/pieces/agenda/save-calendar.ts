import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import { calendarFile } from '#core/model/agenda/calendar-file.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import { saveFile } from '#portal/island/save-file.ts';
import { calendarEntry } from './calendar-entries.ts';

/**
 * Saves entries as a calendar file.
 * @param name of the file, without its ending
 */
export function saveCalendar(entries: readonly AgendaEntry[], name: string, page: PageFacts): void {
  const { zonaHoraria } = page.brand.settings;
  const file = calendarFile(
    entries.map((entry) => calendarEntry(entry, page)),
    new Date(),
    zonaHoraria,
  );
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
}
