import type { KeyboardEvent, PointerEvent } from 'react';
import arrowDown from 'icon:arrow-down';
import arrowUp from 'icon:arrow-up';
import grip from 'icon:grip-vertical';
import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { PreferenceCard, preferenceHintId } from './PreferenceRows.tsx';

/** A control that moves its row and keeps the focus. */
export type RowControl = 'handle' | 'up' | 'down';

interface PreferenceRowProps {
  application: Application;
  status: string | undefined;
  /** Position in the list, from 1. */
  place: number;
  count: number;
  canMove: boolean;
  /** The controls are in their places. */
  isReady: boolean;
  isDragged: boolean;
  /** Where the dragged row would be dropped, relative to this one. */
  drop: 'before' | 'after' | undefined;
  onMove: (to: number, control: RowControl) => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
}

/** An application in the order of preference, with the controls that move it. */
export function PreferenceRow({ count, isReady, onMove, onDrag, ...row }: PreferenceRowProps) {
  const { t } = usePage().format;
  const { application, place, canMove } = row;
  const title = application.titulo;
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 1, End: count }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onMove(target, 'handle');
  };
  if (!canMove || !isReady) return <PreferenceCard {...row} />;
  return (
    <PreferenceCard
      {...row}
      handle={
        <button
          type="button"
          className="preference-handle"
          data-control="handle"
          aria-label={t('applications.move', { title })}
          aria-describedby={preferenceHintId}
          onPointerDown={onDrag}
          onKeyDown={onKeyDown}
        >
          <Icon shapes={grip} />
        </button>
      }
    >
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
    </PreferenceCard>
  );
}
