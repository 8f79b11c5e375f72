import type { ReactNode } from 'react';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import { localDay } from '#core/i18n/dates.ts';
import { awaitsChange, placementEndsSoon } from '#core/model/company-placements.ts';
import { fullName } from '#core/model/people.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ListFile } from '#portal/lists/file/ListFile.tsx';
import { FoldingRow } from '#portal/lists/grouped/FoldingRow.tsx';
import { RowFilters } from '#portal/lists/grouped/RowFilters.tsx';
import { RowGroups } from '#portal/lists/grouped/RowGroups.tsx';
import { useRowGroups } from '#portal/lists/grouped/use-row-groups.ts';
import { placementArrangement } from './placement-arrangement.ts';

interface PlacementListProps {
  placements: readonly CompanyPlacement[];
  /** Level of the headings of the groups. */
  level?: 2 | 3;
  /** Id of the placement in the address, which is open and receives focus. */
  linkedId?: number | undefined;
  /** All that belongs to a placement. */
  children: (placement: CompanyPlacement, titleId: string) => ReactNode;
}

const loadColumns = async () => (await import('./placement-file.ts')).placementColumns;

/** The placements of a company: searched, grouped by state, one row each, and as a file. */
export function PlacementList({ placements, level = 2, linkedId, children }: PlacementListProps) {
  const { t } = usePage().format;
  const list = useRowGroups(placements, placementArrangement);
  return (
    <>
      <RowFilters
        list={list}
        texts={{
          search: t('placement-changes.search'),
          all: t('placement-changes.all'),
          parts: t('placement-changes.parts'),
          count: t('placement-changes.count', { count: list.matches.length }),
          noneFound: t('placement-changes.noneFound'),
        }}
      >
        <ListFile rows={list.matches} title={t('placement-changes.listTitle')} load={loadColumns} />
      </RowFilters>
      <RowGroups list={list} rowKey={({ id }) => id} level={level} linked={linkedId}>
        {(placement) => (
          <FoldingRow
            title={fullName(placement.nombre, placement.apellidos)}
            level={level === 2 ? 3 : 4}
            line={<PlacementLine placement={placement} />}
            mark={<PlacementMark placement={placement} />}
            isOpen={placements.length === 1}
            isLinked={placement.id === linkedId}
          >
            {(titleId) => children(placement, titleId)}
          </FoldingRow>
        )}
      </RowGroups>
    </>
  );
}

function PlacementLine({ placement: { titulo, fechaInicio, fechaFin } }: { placement: CompanyPlacement }) {
  const { date } = usePage().format;
  const days = [fechaInicio, fechaFin].map((day) => day && date(day, { dateStyle: 'medium' }));
  return [titulo, days.filter(Boolean).join(' – ')].filter(Boolean).join(' · ');
}

/** Highlights of a placement: a pending change, or a near end. */
function PlacementMark({ placement }: { placement: CompanyPlacement }) {
  const { t } = usePage().format;
  if (awaitsChange(placement)) return t('placement-changes.waitsShort');
  if (placementEndsSoon(placement, localDay())) return t('placement-changes.endsSoon');
  return null;
}
