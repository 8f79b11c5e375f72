import searchX from 'icon:search-x';
import { useRef } from 'react';
import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import type { Filters } from '#portal/lists/filters/use-filters.ts';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import { SelectAll } from '#portal/lists/selection/SelectBox.tsx';
import { useSelection } from '#portal/lists/selection/use-selection.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import type { candidateFilters, candidateView, CandidateTab } from '../candidate-filters.ts';
import type { CandidacyStates } from '../use-states.ts';
import { CandidateFilters } from './CandidateFilters.tsx';
import { CandidateRows } from './CandidateRows.tsx';
import { BulkTools } from './BulkTools.tsx';
import { ListMenu } from './ListMenu.tsx';
import { PhaseTabs } from './PhaseTabs.tsx';
import { ViewToggle } from './ViewToggle.tsx';
import { useIncrementalRows } from './use-incremental-rows.ts';
import './list.scss';

const loadBoard = async () => (await import('../board/Board.tsx')).Board;

interface CandidateListProps {
  process: ProcessDetail;
  states: CandidacyStates;
  tabs: readonly CandidateTab[];
  tab: CandidateTab | undefined;
  filters: Filters<typeof candidateFilters>;
  view: Filters<typeof candidateView>;
  /** Filtered and sorted candidates. */
  rows: readonly Candidate[];
  /** The query that `rows` are the result of. */
  query: string;
  /** Id of the candidate opened beside the list. */
  opened: number | undefined;
  /** Last known index of that candidate in `rows`. */
  lastIndex: number;
  /** Whether the window has room for the board; absent where the server sends no phases. */
  canShowBoard: boolean;
  /** Whether the board takes the place of the rows. */
  isBoard: boolean;
  /** The candidate who had the focus last. */
  last: number | undefined;
  /** Opens a candidate beside the list; absent if candidates open on their own page. */
  onOpen: ((id: number) => void) | undefined;
}

/** The candidates of an offer, with tabs, filters and bulk actions. */
export function CandidateList(props: CandidateListProps) {
  const { process, states, tabs, tab, filters, view, rows, query, opened, lastIndex, onOpen } = props;
  const { canShowBoard, isBoard, last } = props;
  const { t } = usePage().format;
  const { candidatos } = process;
  const search = useRef<HTMLInputElement>(null);
  const countRef = useRef<HTMLParagraphElement>(null);
  // Both are prefetched.
  const degrees = useDomainLabels('titulaciones');
  const years = useDomainLabels('cursos');
  const selection = useSelection(rows.map(({ idCandidatura }) => idCandidatura));
  const { shown, more, showAtLeast, end } = useIncrementalRows(rows.length, lastIndex);
  useListPosition({ isReady: true, take: () => shown, restore: showAtLeast });
  // The list may have been painted before, without its tools.
  const isHydrated = useBrowserValue(() => true);
  const clear = (): void => {
    filters.clear();
    // The pressed button is removed together with the filters.
    search.current?.focus();
  };
  return (
    <>
      {!isBoard && <PhaseTabs {...{ tabs, tab, states, view }} total={candidatos.length} />}
      <div className="candidates-toolbar">
        {isHydrated && (
          <>
            <CandidateFilters
              {...{ candidatos, states, tab, filters, view, degrees, search }}
              count={rows.length}
            />
            {canShowBoard && <ViewToggle isBoard={isBoard} />}
            <ListMenu
              {...{ process, states, rows, degrees, years }}
              isPrintable={opened === undefined && !isBoard}
            />
          </>
        )}
      </div>
      <div className="candidates-tools">
        {rows.length > 0 && !isBoard && (
          <SelectAll selection={selection} label={t('candidates.chooseAll', { count: rows.length })} />
        )}
        <ListCount
          ref={countRef}
          text={t('candidates.count', { count: rows.length })}
          onClear={filters.isFiltered && clear}
        />
      </div>
      {rows.length === 0 && <PageState icon={searchX} text={t('candidates.noneFound')} />}
      {isBoard && onOpen ? (
        <LazyPart load={loadBoard} props={{ process, states, tabs, rows, query, onOpen, last }} />
      ) : (
        <>
          <BulkTools
            {...{ process, states, rows, selection }}
            onFocusLost={() => countRef.current?.focus()}
          />
          <CandidateRows
            {...{ rows, shown, end, more, query, states, degrees, years, opened, onOpen }}
            marked={selection.marked}
            onChoose={selection.choose}
          />
        </>
      )}
    </>
  );
}
