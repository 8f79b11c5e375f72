import type { KeyboardEvent, PointerEvent } from 'react';
import arrowDown from 'icon:arrow-down';
import arrowUp from 'icon:arrow-up';
import grip from 'icon:grip-vertical';
import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

/** A control that moves its row and keeps the focus. */
export type RowControl = 'handle' | 'up' | 'down';

interface PreferenceRowProps {
  application: Application;
  status: string | undefined;
  /** Position in the list, from 1. */
  place: number;
  count: number;
  /** Id of the instructions for moving rows. */
  hintId: string;
  canMove: boolean;
  isDragged: boolean;
  /** Where the dragged row would be dropped, relative to this one. */
  drop: 'before' | 'after' | undefined;
  onMove: (to: number, control: RowControl) => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
}

export function PreferenceRow({ application, status, place, count, ...row }: PreferenceRowProps) {
  const { t } = usePage().format;
  const { idCandidatura, urlAcceso, titulo: title } = application;
  const { onMove } = row;
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 1, End: count }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onMove(target, 'handle');
  };
  return (
    <li
      className="preference-row"
      data-application={urlAcceso}
      data-row={idCandidatura}
      data-dragged={row.isDragged || undefined}
      data-drop={row.drop}
      data-fixed={!row.canMove || undefined}
    >
      <span className="preference-place">
        <span className="visually-hidden">{t('applications.place')} </span>
        {place}
      </span>
      {row.canMove && (
        <button
          type="button"
          className="preference-handle"
          data-control="handle"
          aria-label={t('applications.move', { title })}
          aria-describedby={row.hintId}
          onPointerDown={row.onDrag}
          onKeyDown={onKeyDown}
        >
          <Icon shapes={grip} />
        </button>
      )}
      <OfferCard offer={application} isApplication status={status} />
      {row.canMove && (
        <div className="preference-steps">
          <button
            type="button"
            data-control="up"
            aria-label={t('applications.moveUp', { title })}
            aria-disabled={place === 1 || undefined}
            onClick={() => onMove(place - 1, 'up')}
          >
            <Icon shapes={arrowUp} />
          </button>
          <button
            type="button"
            data-control="down"
            aria-label={t('applications.moveDown', { title })}
            aria-disabled={place === count || undefined}
            onClick={() => onMove(place + 1, 'down')}
          >
            <Icon shapes={arrowDown} />
          </button>
        </div>
      )}
    </li>
  );
}
