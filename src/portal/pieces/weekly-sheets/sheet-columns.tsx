import circleCheck from 'icon:circle-check';
import circleX from 'icon:circle-x';
import file from 'icon:file-text';
import hourglass from 'icon:hourglass';
import send from 'icon:send';
import type { WeeklySheet } from '#core/contract/entities/placement.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { actionOf, type SheetStatus, statusOf } from '#core/model/weekly-sheets.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import type { Column } from '#portal/lists/table/DataTable.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import './weekly-sheets.scss';

const statuses: Record<SheetStatus, { name: MessageId; icon: IconShapes }> = {
  pendiente: { name: 'placements.pending', icon: hourglass },
  Enviado: { name: 'placements.sent', icon: send },
  validado: { name: 'placements.validated', icon: circleCheck },
  rechazado: { name: 'placements.rejected', icon: circleX },
};

const emptyCell = <span className="sheet-emptyCell">–</span>;

/**
 * Columns of a week: sheet, date sent, remarks of the university, and state with the possible action.
 * @param onSend absent for read-only tables
 */
export function sheetColumns(
  { t, date }: Formatter,
  weekOf: (sheet: WeeklySheet) => string,
  onSend?: (sheet: WeeklySheet) => void,
): Column<WeeklySheet>[] {
  return [
    {
      key: 'enlace',
      name: t('placements.file'),
      isEmpty: ({ enlace }) => !enlace,
      cell: (sheet) =>
        sheet.enlace ? (
          <ServerLink className="sheet-link" address={sheet.enlace}>
            <Icon shapes={file} />
            {t('placements.seeSheet')}
            <span className="visually-hidden"> {t('placements.ofWeek', { week: weekOf(sheet) })}</span>
          </ServerLink>
        ) : (
          <span className="sheet-emptyCell">{t('placements.noFile')}</span>
        ),
    },
    {
      key: 'fechaEnvio',
      name: t('placements.sentOn'),
      isEmpty: ({ fechaEnvio }) => !fechaEnvio,
      cell: ({ fechaEnvio }) =>
        fechaEnvio ? (
          <time dateTime={fechaEnvio}>{date(fechaEnvio, { dateStyle: 'medium' })}</time>
        ) : (
          emptyCell
        ),
    },
    {
      key: 'observaciones',
      name: t('placements.remark'),
      isWide: true,
      isEmpty: ({ observaciones }) => !observaciones,
      cell: ({ observaciones }) =>
        observaciones ? <span className="sheet-remark-text">{observaciones}</span> : emptyCell,
    },
    {
      key: 'estado',
      name: t('placements.state'),
      isUnlabelled: true,
      isWide: true,
      cell: (sheet) => {
        const status = statusOf(sheet);
        const action = onSend && actionOf(sheet);
        const { name, icon } = statuses[status];
        return (
          <div className="sheet-state">
            <span className="sheet-badge" data-status={status}>
              <Icon shapes={icon} />
              {t(name)}
            </span>
            {action && (
              <Button onClick={() => onSend(sheet)}>
                {t(action === 'correct' ? 'placements.sendCorrected' : 'placements.send')}
                <span className="visually-hidden"> {t('placements.ofWeek', { week: weekOf(sheet) })}</span>
              </Button>
            )}
          </div>
        );
      },
    },
  ];
}
