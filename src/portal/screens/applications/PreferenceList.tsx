import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Application } from '#core/contract/entities/application.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { usePage } from '#portal/island/page-context.ts';
import { storeTitleHandoff } from '#portal/lists/detail/title-handoff.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { clearError } from '#portal/data/messages/messages.ts';
import { moveRow, sortByPreference } from './application-groups.ts';
import { PreferenceRow, type RowControl } from './PreferenceRow.tsx';
import { canMoveRows, PreferenceRows } from './PreferenceRows.tsx';
import { orderErrorRef, preferenceOrder } from './stores/portal-applications.ts';
import { type Drag, useDrag } from './use-drag.ts';

interface PreferenceListProps {
  applications: readonly Application[];
  nameOf: (estado: number) => string | undefined;
  /** A filter hides some applications: ordering needs the complete list in sight. */
  isPart: boolean;
}

/** The side of its target at which a dragged row would be inserted; `undefined` at its own place. */
function dropSideOf({ from, to }: Drag): 'before' | 'after' | undefined {
  if (to === from) return undefined;
  return to < from ? 'before' : 'after';
}

/** Applications to placements in the order of preference, reordered by dragging, buttons or keys. */
export function PreferenceList({ applications, nameOf, isPart }: PreferenceListProps) {
  const { t } = usePage().format;
  const rows = sortByPreference(applications, useStore(preferenceOrder.$order));
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focused = useRef<{ urlAcceso: string; control: RowControl } | undefined>(undefined);
  // The list may have been painted before, without what acts.
  const isHydrated = useBrowserValue(() => true);
  const canMove = canMoveRows(rows, isPart);

  function move(from: number, to: number, control: RowControl): void {
    const application = rows[from];
    if (!application || to < 0 || to >= rows.length || to === from) return;
    focused.current = { urlAcceso: application.urlAcceso, control };
    clearError(orderErrorRef);
    preferenceOrder.want(moveRow(rows, from, to).map(({ urlAcceso }) => urlAcceso));
    setAnnouncement(
      t('applications.movedTo', { title: application.titulo, place: to + 1, count: rows.length }),
    );
  }
  const { drag, start } = useDrag(list, ({ from, to }) => move(from, to, 'handle'));

  const shown = rows.map(({ urlAcceso }) => urlAcceso).join(' ');
  useLayoutEffect(() => {
    // A row loses the focus when React moves its element.
    const { urlAcceso, control } = focused.current ?? {};
    focused.current = undefined;
    const row = [...(list.current?.children ?? [])].find(
      (element) => (element as HTMLElement).dataset['application'] === urlAcceso,
    );
    row?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
  }, [shown]);

  return (
    <>
      <PreferenceRows
        rows={rows}
        isPart={isPart}
        announcement={announcement}
        ref={list}
        isDragging={drag !== undefined}
        onClick={storeTitleHandoff}
      >
        {(application, index) => (
          <PreferenceRow
            key={application.idCandidatura}
            application={application}
            status={nameOf(application.estado)}
            place={index + 1}
            count={rows.length}
            canMove={canMove}
            isReady={isHydrated === true}
            isDragged={drag?.from === index}
            drop={drag?.to === index ? dropSideOf(drag) : undefined}
            onMove={(to, control) => move(index, to - 1, control)}
            onDrag={(event) => start(event, index)}
          />
        )}
      </PreferenceRows>
      {isHydrated && <ActionError place={orderErrorRef} />}
    </>
  );
}
