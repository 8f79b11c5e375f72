import upload from 'icon:upload';
import { useEffect, useRef, useState } from 'react';
import type { StudentPlacement, WeeklySheet } from '#core/contract/entities/placement.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { DataTable } from '#portal/lists/table/DataTable.tsx';
import { DoneNote } from '#portal/ui/DoneNote.tsx';
import { sheetColumns } from '#portal/pieces/weekly-sheets/sheet-columns.tsx';
import { MailAddress } from './MailAddress.tsx';
import { uploads } from './stores/portal-uploads.ts';
import type { UploadFormProps } from './UploadForm.tsx';
import { useDueSheets } from './use-due-sheets.ts';
import { useWeek } from '#portal/pieces/weekly-sheets/use-week.ts';
import { actionOf, statusOf } from '#core/model/weekly-sheets.ts';
import { newestFirst } from '#portal/pieces/weekly-sheets/weeks.ts';

interface WeeklySheetsProps {
  placement: StudentPlacement;
  /** The brand's name for weekly sheets. */
  sheetName: string;
}

const loadForm = () => import('./UploadForm.tsx').then(({ UploadForm }) => UploadForm);

/** Weekly sheets of a placement with their states, and buttons to send them. */
export function WeeklySheets({ placement, sheetName }: WeeklySheetsProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const weekOf = useWeek();
  const due = useDueSheets(placement);
  const [open, setOpen] = useState<WeeklySheet>();
  const [opened, setOpened] = useState<WeeklySheet>();
  const [sent, setSent] = useState<WeeklySheet>();
  const heading = useRef<HTMLTableCellElement>(null);
  const sheets = newestFirst(placement.hojas ?? []);
  const close = (): void => setOpen(undefined);

  useEffect(() => {
    // Moves focus to the row's heading if the pressed button is gone.
    if (!open && document.activeElement === document.body) heading.current?.focus();
  }, [open]);

  return (
    <section className="placement-part" aria-labelledby="placement-sheets">
      <h2 id="placement-sheets">{sheetName}</h2>
      <p className="placement-soft">{t('placements.sheetsIntro')}</p>
      {due && <p className="placement-due">{due}</p>}
      <DoneNote>{sent && t('placements.sheetSent', { week: weekOf(sent) })}</DoneNote>
      {sheets.length === 0 ? (
        <p className="placement-soft">{t('placements.noSheets')}</p>
      ) : (
        <DataTable
          className="sheets"
          labelledBy="placement-sheets"
          rows={sheets}
          rowKey={({ idHoja }) => idHoja}
          heading={{ key: 'semana', name: t('placements.week'), cell: weekOf }}
          columns={sheetColumns(format, weekOf, (sheet) => {
            setSent(undefined);
            setOpened(sheet);
            setOpen(sheet);
          })}
          headingOf={({ idHoja }) => (idHoja === opened?.idHoja ? heading : undefined)}
        />
      )}
      {sheets.some((sheet) => statusOf(sheet) === 'Enviado') && (
        <p className="placement-soft">
          {t('placements.sheetMistake')} <MailAddress email={brand.settings.contacto.email} />
        </p>
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
  /** The sheet as it was when its button was pressed. */
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
  };
  return (
    <FormDialog icon={upload} title={`${sheetName}: ${week}`} onClose={onClose}>
      {sheet.observaciones && (
        <p className="sheet-remark">
          <strong>{`${t('placements.remark')}: `}</strong>
          {sheet.observaciones}
        </p>
      )}
      <LazyPart load={loadForm} props={form} />
    </FormDialog>
  );
}
