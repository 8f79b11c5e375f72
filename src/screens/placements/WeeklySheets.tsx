import check from 'icon:check';
import upload from 'icon:upload';
import { useEffect, useRef, useState } from 'react';
import type { StudentPlacement, WeeklySheet } from '#api/entities/placement.ts';
import { FrameDialog } from '#shell/dialogs/FrameDialog.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { LazyPart } from '#shell/sections/LazyPart.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SheetRow } from './SheetRow.tsx';
import { uploads } from './stores/portal-uploads.ts';
import type { UploadFormProps } from './UploadForm.tsx';
import { useDueSheets } from './use-due-sheets.ts';
import { useWeek } from './use-week.ts';
import { actionOf } from '#shell/weekly-sheets/weekly-sheets.ts';
import { newestFirst } from './weeks.ts';

interface WeeklySheetsProps {
  placement: StudentPlacement;
  /** What the brand calls them. */
  sheetName: string;
}

const loadForm = () => import('./UploadForm.tsx').then(({ UploadForm }) => UploadForm);

/** The sheets of a placement week by week: what was sent, what became of it, and the way to send. */
export function WeeklySheets({ placement, sheetName }: WeeklySheetsProps) {
  const { t } = usePage().format;
  const weekOf = useWeek();
  const due = useDueSheets(placement);
  const [open, setOpen] = useState<WeeklySheet>();
  const [opened, setOpened] = useState<WeeklySheet>();
  const [sent, setSent] = useState<WeeklySheet>();
  const heading = useRef<HTMLTableCellElement>(null);
  const sheets = newestFirst(placement.hojas ?? []);
  const close = (): void => setOpen(undefined);

  useEffect(() => {
    // Where the button is gone with what it did, whoever pressed it goes on at the week.
    if (!open && document.activeElement === document.body) heading.current?.focus();
  }, [open]);

  return (
    <section className="placement-part" aria-labelledby="placement-sheets">
      <h2 id="placement-sheets">{sheetName}</h2>
      <p className="placement-soft">{t('placements.sheetsIntro')}</p>
      {due && <p className="placement-due">{due}</p>}
      <p role="status" className="placement-done">
        {sent && (
          <>
            <Icon shapes={check} />
            {t('placements.sheetSent', { week: weekOf(sent) })}
          </>
        )}
      </p>
      {sheets.length === 0 ? (
        <p className="placement-soft">{t('placements.noSheets')}</p>
      ) : (
        // Where there is no room the rows are drawn as cards, which must not make them any less of a table.
        <div className="sheets-frame">
          <table role="table" className="sheets" aria-labelledby="placement-sheets">
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  {t('placements.week')}
                </th>
                <th role="columnheader" scope="col">
                  {t('placements.file')}
                </th>
                <th role="columnheader" scope="col">
                  {t('placements.sentOn')}
                </th>
                <th role="columnheader" scope="col">
                  {t('placements.state')}
                </th>
                <th role="columnheader" scope="col">
                  {t('placements.remark')}
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {sheets.map((sheet) => (
                <SheetRow
                  key={sheet.idHoja}
                  sheet={sheet}
                  heading={sheet.idHoja === opened?.idHoja ? heading : undefined}
                  onSend={() => {
                    setSent(undefined);
                    setOpened(sheet);
                    setOpen(sheet);
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open && (
        <SheetDialog
          {...{ placement, sheetName, onClose: close }}
          sheet={open}
          onSent={() => {
            close();
            setSent(open);
          }}
        />
      )}
    </section>
  );
}

interface SheetDialogProps extends WeeklySheetsProps {
  /** As it was when its button was pressed. */
  sheet: WeeklySheet;
  onSent: () => void;
  onClose: () => void;
}

function SheetDialog({ placement, sheetName, sheet, onSent, onClose }: SheetDialogProps) {
  const { t } = usePage().format;
  const week = useWeek()(sheet);
  const action = t(actionOf(sheet) === 'correct' ? 'placements.sendCorrected' : 'placements.send');
  const form: UploadFormProps = {
    kind: 'pdf',
    name: `${sheetName} ${sheet.semana}`,
    submit: action,
    send: (document, options) => uploads.sendSheet(placement, sheet, document, options),
    onSent,
    onClose,
  };
  return (
    <FrameDialog icon={upload} title={`${sheetName}: ${week}`} onClose={onClose}>
      {sheet.observaciones && (
        <p className="sheet-remark">
          <strong>{`${t('placements.remark')}: `}</strong>
          {sheet.observaciones}
        </p>
      )}
      <LazyPart load={loadForm} props={form} />
    </FrameDialog>
  );
}
