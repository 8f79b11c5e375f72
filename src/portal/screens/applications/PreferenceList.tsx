import { useStore } from '@nanostores/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { storeTitleHandoff } from '#portal/lists/detail/title-handoff.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { clearError } from '#portal/data/messages/messages.ts';
import { inOrder, moved } from './application-groups.ts';
import { type Control, PreferenceRow } from './PreferenceRow.tsx';
import { order, orderPlace } from './stores/portal-applications.ts';
import { useDrag } from './use-drag.ts';
import './preference-list.scss';

interface PreferenceListProps {
  applications: readonly Application[];
  nameOf: (estado: number) => string | undefined;
  /** Some are left out by a filter: what is ordered has to be in sight as a whole. */
  isPart: boolean;
}

/** Applications to placements in the order of preference, which can be changed by dragging, buttons and keys. */
export function PreferenceList({ applications, nameOf, isPart }: PreferenceListProps) {
  const { t } = usePage().format;
  const rows = inOrder(applications, useStore(order.$order));
  const list = useRef<HTMLOListElement>(null);
  const hintId = useId();
  const [said, setSaid] = useState('');
  const focused = useRef<{ urlAcceso: string; control: Control } | undefined>(undefined);
  const canMove = !isPart && rows.length > 1;

  function move(from: number, to: number, control: Control): void {
    const application = rows[from];
    if (!application || to < 0 || to >= rows.length || to === from) return;
    focused.current = { urlAcceso: application.urlAcceso, control };
    clearError(orderPlace);
    order.want(moved(rows, from, to).map(({ urlAcceso }) => urlAcceso));
    setSaid(t('applications.movedTo', { title: application.titulo, place: to + 1, count: rows.length }));
  }
  const { drag, start } = useDrag(list, ({ from, to }) => move(from, to, 'handle'));

  const shown = rows.map(({ urlAcceso }) => urlAcceso).join(' ');
  useLayoutEffect(() => {
    // A row that is put elsewhere in the document loses the focus.
    const { urlAcceso, control } = focused.current ?? {};
    focused.current = undefined;
    const row = [...(list.current?.children ?? [])].find(
      (it) => (it as HTMLElement).dataset['application'] === urlAcceso,
    );
    row?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
  }, [shown]);

  return (
    <>
      <p className="preference-hint" id={hintId}>
        {canMove && t('applications.orderHint')}
        {isPart && t('applications.orderPart')}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol
        ref={list}
        role="list"
        className="preference-list"
        data-dragging={drag ? '' : undefined}
        onClick={storeTitleHandoff}
      >
        {rows.map((application, index) => (
          <PreferenceRow
            key={application.idCandidatura}
            application={application}
            status={nameOf(application.estado)}
            place={index + 1}
            count={rows.length}
            hintId={hintId}
            canMove={canMove}
            isDragged={drag?.from === index}
            drop={
              drag?.to === index && drag.to !== drag.from
                ? drag.to < drag.from
                  ? 'before'
                  : 'after'
                : undefined
            }
            onMove={(to, control) => move(index, to - 1, control)}
            onDrag={(event) => start(event, index)}
          />
        ))}
      </ol>
      <ActionError place={orderPlace} />
    </>
  );
}
