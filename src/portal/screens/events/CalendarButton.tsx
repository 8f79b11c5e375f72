import * as codes from '#core/contract/codes.ts';
import calendarPlus from 'icon:calendar-plus';
import { useRef, useState } from 'react';
import type { PortalEventDetail } from '#core/contract/entities/event.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { saveFile } from '#portal/island/save-file.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { clearError, showError } from '#portal/data/messages/messages.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

/** Button that downloads the event as an iCalendar file. */
export function CalendarButton({ event }: { event: PortalEventDetail }) {
  const { brand, format } = usePage();
  const [isBusy, setBusy] = useState(false);
  const errorRef = useRef<HTMLDivElement>(null);

  async function download(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    clearError(errorRef);
    // Rarely needed, so loaded on demand.
    const chunk = await import('#portal/pieces/calendar/calendar-file.ts').catch(() => undefined);
    setBusy(false);
    if (!chunk) {
      const retry = (): void => void download();
      showError(
        { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
        { place: errorRef, retry },
      );
      return;
    }
    const { urlAcceso, titulo, fecha, fechaFin, lugar, entradilla } = event;
    const pattern = brand.paths['public-event'] ?? '/';
    const file = chunk.calendarFile(
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
      brand.settings.zonaHoraria,
    );
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${urlAcceso}.ics`);
  }

  return (
    <>
      <Button isBusy={isBusy} onClick={() => void download()}>
        <Icon shapes={calendarPlus} />
        {format.t('events.calendar')}
      </Button>
      <ActionError place={errorRef} />
    </>
  );
}
