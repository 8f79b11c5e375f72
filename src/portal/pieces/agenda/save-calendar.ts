import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import { calendarEntry } from '#core/model/agenda/calendar-entries.ts';
import { calendarFile } from '#core/model/agenda/calendar-file.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import { saveFile } from '#portal/island/save-file.ts';

/**
 * Saves entries as a calendar file.
 * @param name of the file, without its ending
 */
export function saveCalendar(entries: readonly AgendaEntry[], name: string, page: PageFacts): void {
  const { zonaHoraria } = page.brand.settings;
  const file = calendarFile(
    entries.map((entry) => calendarEntry(entry, page.brand.paths, page.format, location.origin)),
    new Date(),
    zonaHoraria,
  );
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
}
