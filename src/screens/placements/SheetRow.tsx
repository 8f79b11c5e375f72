import circleCheck from 'icon:circle-check';
import circleX from 'icon:circle-x';
import file from 'icon:file-text';
import hourglass from 'icon:hourglass';
import send from 'icon:send';
import type { ReactNode, Ref } from 'react';
import type { WeeklySheet } from '#api/entities/placement.ts';
import type { MessageId } from '#i18n/messages.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { Icon, type IconShapes } from '#ui/Icon.tsx';
import { useWeek } from './use-week.ts';
import { actionOf, type SheetStatus, statusOf } from '#shell/weekly-sheets/weekly-sheets.ts';

interface SheetRowProps {
  sheet: WeeklySheet;
  /** The cell that names the week, where it is to have the focus. */
  heading: Ref<HTMLTableCellElement> | undefined;
  onSend: () => void;
}

const statuses: Record<SheetStatus, { name: MessageId; icon: IconShapes }> = {
  pendiente: { name: 'placements.pending', icon: hourglass },
  Enviado: { name: 'placements.sent', icon: send },
  validado: { name: 'placements.validated', icon: circleCheck },
  rechazado: { name: 'placements.rejected', icon: circleX },
};

/** A week: its sheet, when it was sent, how it stands with what can be done, and what the university says. */
export function SheetRow({ sheet, heading, onSend }: SheetRowProps) {
  const { t, date } = usePage().format;
  const { enlace, fechaEnvio, observaciones } = sheet;
  const week = useWeek()(sheet);
  const status = statusOf(sheet);
  const action = actionOf(sheet);
  const { name, icon } = statuses[status];
  return (
    <tr role="row">
      <th role="rowheader" scope="row" ref={heading} tabIndex={-1}>
        {week}
      </th>
      <Cell label={t('placements.file')} isEmpty={!enlace}>
        {enlace ? (
          <a className="placement-link" href={enlace} target="_blank" rel="noopener noreferrer">
            <Icon shapes={file} />
            {t('placements.seeSheet')}
            <span className="visually-hidden">
              {` ${t('placements.ofWeek', { week })} ${t('frame.newTab')}`}
            </span>
          </a>
        ) : (
          <span className="placement-soft">{t('placements.noFile')}</span>
        )}
      </Cell>
      <Cell label={t('placements.sentOn')} isEmpty={!fechaEnvio}>
        {fechaEnvio ? (
          <time dateTime={fechaEnvio}>{date(fechaEnvio, { dateStyle: 'medium' })}</time>
        ) : (
          <span className="placement-soft">–</span>
        )}
      </Cell>
      <Cell>
        <div className="sheet-state">
          <span className="sheet-badge" data-status={status}>
            <Icon shapes={icon} />
            {t(name)}
          </span>
          {action && (
            <Button onClick={onSend}>
              {t(action === 'correct' ? 'placements.sendCorrected' : 'placements.send')}
              <span className="visually-hidden">{`, ${t('placements.ofWeek', { week })}`}</span>
            </Button>
          )}
        </div>
      </Cell>
      <Cell label={t('placements.remark')} isEmpty={!observaciones}>
        {observaciones ? (
          <span className="sheet-remark-text">{observaciones}</span>
        ) : (
          <span className="placement-soft">–</span>
        )}
      </Cell>
    </tr>
  );
}

interface CellProps {
  /** Name of its column, which in a card stands in the cell, for the eyes; what speaks for itself has none. */
  label?: string;
  /** In a card what is empty is not seen. */
  isEmpty?: boolean;
  children: ReactNode;
}

function Cell({ label, isEmpty = false, children }: CellProps) {
  return (
    <td role="cell" data-empty={isEmpty ? '' : undefined}>
      {label && (
        <span className="sheet-label" aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
