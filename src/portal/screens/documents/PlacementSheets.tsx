import { dameAnexosPracticas } from '#core/contract/calls/company-documents.ts';
import type { CompanyWeeklySheet } from '#core/contract/entities/placement.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Section } from '#portal/forms/editors/Section.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import type { RowArrangement } from '#portal/lists/grouped/arrange-rows.ts';
import { FoldingRow } from '#portal/lists/grouped/FoldingRow.tsx';
import { RowGroups } from '#portal/lists/grouped/RowGroups.tsx';
import { RowFilters } from '#portal/lists/grouped/RowFilters.tsx';
import { useRowGroups } from '#portal/lists/grouped/use-row-groups.ts';
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
        {(sheets, remarks) => (
          <>
            {remarks}
            <PlacementWeekList placements={groupByPlacement(sheets)} />
          </>
        )}
      </ListOf>
    </Section>
  );
}

const arrangement: RowArrangement<PlacementWeeks> = {
  prefix: 'hojas.',
  groups: [
    { key: 'revisar', name: 'documents.sheetsToCheck' },
    { key: 'revisadas', name: 'documents.sheetsComplete', isFolded: true },
  ],
  groupOf: ({ sheets }) => (sheets.every(({ estado }) => estado === 'validado') ? 'revisadas' : 'revisar'),
  wordsOf: ({ person }) => [person],
};

function PlacementWeekList({ placements }: { placements: readonly PlacementWeeks[] }) {
  const { t } = usePage().format;
  const list = useRowGroups(placements, arrangement);
  return (
    <>
      {list.hasFilters && (
        <RowFilters
          list={list}
          texts={{
            search: t('documents.searchSheets'),
            all: t('documents.allSheets'),
            parts: t('documents.sheetParts'),
            count: t('documents.sheetsCount', { count: list.matches.length }),
            noneFound: t('documents.noSheetsFound'),
          }}
        />
      )}
      <RowGroups list={list} rowKey={({ idPractica }) => idPractica} level={3}>
        {({ person, sheets }) => (
          <FoldingRow
            title={person}
            level={4}
            line={t('documents.weeks', { count: sheets.length })}
            isOpen={placements.length <= maxOpen}
          >
            {(id) => <SheetTable labelledBy={id} sheets={sheets} />}
          </FoldingRow>
        )}
      </RowGroups>
    </>
  );
}

function SheetTable({ labelledBy, sheets }: { labelledBy: string; sheets: readonly CompanyWeeklySheet[] }) {
  const { format } = usePage();
  const weekOf = useWeek();
  return (
    <DataTable
      className="sheets"
      labelledBy={labelledBy}
      rows={newestFirst(sheets)}
      rowKey={({ idHoja }) => idHoja}
      heading={{ key: 'semana', name: format.t('placements.week'), cell: weekOf }}
      columns={sheetColumns(format, weekOf)}
    />
  );
}
