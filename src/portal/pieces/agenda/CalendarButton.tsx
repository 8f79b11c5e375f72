import calendarPlus from 'icon:calendar-plus';
import { useRef, useState } from 'react';
import * as codes from '#core/contract/codes.ts';
import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import { clearError, showError } from '#portal/data/messages/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

interface CalendarButtonProps {
  entries: readonly AgendaEntry[];
  /** Name of the file, without its ending. */
  name: string;
  label: string;
  /** Hidden words for screen readers, to tell buttons of a list apart. */
  about?: string;
  /** In a row of a list; an error is shown above the page instead of below the button. */
  isInRow?: boolean;
}

/** Button that saves entries as an iCalendar file. */
export function CalendarButton({ entries, name, label, about, isInRow = false }: CalendarButtonProps) {
  const page = usePage();
  const [isBusy, setBusy] = useState(false);
  const errorRef = useRef<HTMLDivElement>(null);

  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    clearError(errorRef);
    // Rarely needed, so loaded on demand.
    const chunk = await import('./save-calendar.ts').catch(() => undefined);
    setBusy(false);
    if (chunk) chunk.saveCalendar(entries, name, page);
    else
      showError(
        { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
        { ...(!isInRow && { place: errorRef }), retry: () => void save() },
      );
  }

  return (
    <>
      <Button kind={isInRow ? 'quiet' : 'secondary'} isBusy={isBusy} onClick={() => void save()}>
        <Icon shapes={calendarPlus} />
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
      {!isInRow && <ActionError place={errorRef} />}
    </>
  );
}
