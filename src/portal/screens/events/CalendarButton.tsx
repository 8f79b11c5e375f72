import * as codes from '#core/contract/codes.ts';
import calendarPlus from 'icon:calendar-plus';
import { useRef, useState } from 'react';
import type { PortalEventDetail } from '#core/contract/entities/event.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { clearError, showError } from '#portal/data/messages/messages.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

/** Gives the event as a file that the calendar of the device opens. */
export function CalendarButton({ event }: { event: PortalEventDetail }) {
  const { brand, format } = usePage();
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  async function download(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    clearError(place);
    // Few need it: it is loaded when somebody does.
    const code = await import('./calendar-file.ts').catch(() => undefined);
    setBusy(false);
    if (!code) {
      const retry = (): void => void download();
      showError(
        { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
        { place, retry },
      );
      return;
    }
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
    <>
      <Button isBusy={isBusy} onClick={() => void download()}>
        <Icon shapes={calendarPlus} />
        {format.t('events.calendar')}
      </Button>
      <ActionError place={place} />
    </>
  );
}
