import calendarPlus from 'icon:calendar-plus';
import type { PortalEventDetail } from '#api/entities/event.ts';
import { fillPattern } from '#routing/pattern.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Gives the event as a file that the calendar of the device opens. */
export function CalendarButton({ event }: { event: PortalEventDetail }) {
  const { brand, format } = usePage();

  async function download(): Promise<void> {
    // Few need it: it is loaded when somebody does. Code that is gone is seen to by the head script.
    const code = await import('./calendar-file.ts').catch(() => undefined);
    if (!code) return;
    const { urlAcceso, titulo, fecha, fechaFin, lugar, entradilla } = event;
    const pattern = brand.paths['public-event'] ?? '/';
    const file = code.calendarFile(
      {
        uid: `${urlAcceso}@${location.hostname}`,
        title: titulo,
        start: fecha,
        end: fechaFin,
        place: lugar,
        text: entradilla,
        url: location.origin + fillPattern(pattern, { id: urlAcceso }),
      },
      new Date(),
    );
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${urlAcceso}.ics`;
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Button onClick={() => void download()}>
      <Icon shapes={calendarPlus} />
      {format.t('events.calendar')}
    </Button>
  );
}
