import { useId } from 'react';
import { dameAnexosPracticas } from '#core/contract/calls/company-documents.ts';
import type { CompanyWeeklySheet } from '#core/contract/entities/placement.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Section } from '#portal/forms/editors/Section.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { DataTable } from '#portal/lists/table/DataTable.tsx';
import { sheetColumns } from '#portal/pieces/weekly-sheets/sheet-columns.tsx';
import { useWeek } from '#portal/pieces/weekly-sheets/use-week.ts';
import { newestFirst } from '#portal/pieces/weekly-sheets/weeks.ts';
import { groupByPlacement, type PlacementWeeks } from './group-by-placement.ts';

interface PlacementSheetsProps {
  answer: QueryState<readonly CompanyWeeklySheet[]>;
  /** The brand's name of weekly sheets. */
  sheetName: string;
}

/** Up to so many placements are shown open; more are collapsed. */
const maxOpen = 2;

/** Weekly sheets of the placements at the company, grouped by placement, read-only. */
export function PlacementSheets({ answer, sheetName }: PlacementSheetsProps) {
  const { t } = usePage().format;
  return (
    <Section id="sheets" title={sheetName} intro={t('documents.sheetsIntro')}>
      <ListOf
        answer={answer}
        reload={() => queryCache.refresh(dameAnexosPracticas, {})}
        loading={t('documents.loading')}
        rows={2}
        failed={t('documents.sheetsFailed')}
        none={<p className="entries-empty">{t('documents.noSheets')}</p>}
      >
        {(sheets, remarks) => {
          const placements = groupByPlacement(sheets);
          return (
            <>
              {remarks}
              {placements.map((placement) => (
                <PlacementSheetTable
                  key={placement.idPractica}
                  placement={placement}
                  isOpen={placements.length <= maxOpen}
                />
              ))}
            </>
          );
        }}
      </ListOf>
    </Section>
  );
}

function PlacementSheetTable({ placement, isOpen }: { placement: PlacementWeeks; isOpen: boolean }) {
  const { format } = usePage();
  const { t } = format;
  const weekOf = useWeek();
  const id = useId();
  const { person, sheets } = placement;
  return (
    <details className="sheets-of" open={isOpen}>
      <summary>
        <h3 id={id}>{person}</h3>
        <span className="entry-line"> {t('documents.weeks', { count: sheets.length })}</span>
      </summary>
      <DataTable
        className="sheets"
        labelledBy={id}
        rows={newestFirst(sheets)}
        rowKey={({ idHoja }) => idHoja}
        heading={{ key: 'semana', name: t('placements.week'), cell: weekOf }}
        columns={sheetColumns(format, weekOf)}
      />
    </details>
  );
}
