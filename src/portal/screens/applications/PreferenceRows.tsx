import type { ReactNode, Ref } from 'react';
import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import './preference-list.scss';

/** Id of the instructions for moving rows. */
export const preferenceHintId = 'preference-hint';

/** Applications can be moved if there are several, and a filter hides none. */
export const canMoveRows = (rows: readonly Application[], isPart = false): boolean =>
  !isPart && rows.length > 1;

interface PreferenceRowsProps {
  rows: readonly Application[];
  /** A filter hides some applications: ordering needs the complete list in sight. */
  isPart?: boolean;
  /** The last move, for screen readers. */
  announcement?: string;
  ref?: Ref<HTMLOListElement>;
  isDragging?: boolean;
  onClick?: (event: { target: EventTarget }) => void;
  children: (application: Application, index: number) => ReactNode;
}

/** Applications in the order of preference, with the instructions for changing it. */
export function PreferenceRows(props: PreferenceRowsProps) {
  const { rows, isPart, announcement, isDragging, children, ...list } = props;
  const { t } = usePage().format;
  return (
    <>
      <p className="preference-hint" id={preferenceHintId}>
        {canMoveRows(rows, isPart) && t('applications.orderHint')}
        {isPart && t('applications.orderPart')}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ol {...list} role="list" className="preference-list" data-dragging={isDragging ? '' : undefined}>
        {rows.map(children)}
      </ol>
    </>
  );
}

interface PreferenceCardProps {
  application: Application;
  status: string | undefined;
  /** Position in the list, from 1. */
  place: number;
  /** The row has places for its controls. */
  canMove: boolean;
  isDragged?: boolean;
  /** Where the dragged row would be dropped, relative to this one. */
  drop?: 'before' | 'after' | undefined;
  /** Control in front of the card. */
  handle?: ReactNode;
  /** Controls behind it. */
  children?: ReactNode;
}

/** An application in the order of preference. */
export function PreferenceCard({ application, status, place, canMove, ...row }: PreferenceCardProps) {
  const { t } = usePage().format;
  const { idCandidatura, urlAcceso } = application;
  return (
    <li
      className="preference-row"
      data-application={urlAcceso}
      data-row={idCandidatura}
      data-dragged={row.isDragged || undefined}
      data-drop={row.drop}
      data-fixed={!canMove || undefined}
    >
      <span className="preference-place">
        <span className="visually-hidden">{t('applications.place')} </span>
        {place}
      </span>
      {row.handle}
      <OfferCard offer={application} isApplication status={status} />
      {row.children}
    </li>
  );
}
