import searchX from 'icon:search-x';
import { useRef } from 'react';
import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import { useWords } from '#portal/island/domain/use-words.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { Filters } from '#portal/lists/filters/use-filters.ts';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import { useSelection } from '#portal/lists/selection/use-selection.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import type { candidateFilters, candidateView, CandidateTab } from '../candidate-filters.ts';
import type { States } from '../use-states.ts';
import { CandidateFilters } from './CandidateFilters.tsx';
import { CandidateRows } from './CandidateRows.tsx';
import { ListTools } from './ListTools.tsx';
import { PhaseTabs } from './PhaseTabs.tsx';
import { useGrowing } from './use-incremental-rows.ts';
import './list.scss';

interface CandidateListProps {
  process: ProcessDetail;
  states: States;
  tabs: readonly CandidateTab[];
  tab: CandidateTab | undefined;
  filters: Filters<typeof candidateFilters>;
  view: Filters<typeof candidateView>;
  /** Those that are shown, in their order, and the query that has led to them. */
  rows: readonly Candidate[];
  query: string;
  /** Who is opened beside the list, and at which place. */
  opened: number | undefined;
  lastPlace: number;
  /** Opens someone beside the list; absent where a page of its own is opened instead. */
  onOpen: ((id: number) => void) | undefined;
}

/** Who applied to an offer: part by part, narrowed, in order, and what can be done with several at once. */
export function CandidateList(props: CandidateListProps) {
  const { process, states, tabs, tab, filters, view, rows, query, opened, lastPlace, onOpen } = props;
  const { t } = usePage().format;
  const { candidatos } = process;
  const search = useRef<HTMLInputElement>(null);
  const counted = useRef<HTMLParagraphElement>(null);
  const degrees = useWords(
    'titulaciones',
    candidatos.some(({ titulacion }) => titulacion !== undefined),
  );
  const years = useWords(
    'cursos',
    candidatos.some(({ curso }) => curso !== undefined),
  );
  const selection = useSelection(rows.map(({ idCandidatura }) => idCandidatura));
  const { shown, more, showAtLeast, end } = useGrowing(rows.length, lastPlace);
  useListPosition({ isReady: true, take: () => shown, restore: showAtLeast });
  const clear = (): void => {
    filters.clear();
    // The button is gone with the filters.
    search.current?.focus();
  };
  return (
    <>
      <PhaseTabs {...{ tabs, tab, states, view }} total={candidatos.length} />
      <CandidateFilters
        {...{ candidatos, states, tab, filters, view, degrees, search }}
        found={rows.length}
      />
      <ListCount
        ref={counted}
        text={t('candidates.count', { count: rows.length })}
        onClear={filters.isFiltered && clear}
      />
      {rows.length === 0 && <PageState icon={searchX} text={t('candidates.noneFound')} />}
      <ListTools
        {...{ process, states, rows, selection, degrees, years }}
        isBeside={opened !== undefined}
        onLeft={() => counted.current?.focus()}
      />
      <CandidateRows
        {...{ rows, shown, end, more, query, states, degrees, years, opened, onOpen }}
        marked={selection.marked}
        onChoose={selection.choose}
      />
    </>
  );
}
