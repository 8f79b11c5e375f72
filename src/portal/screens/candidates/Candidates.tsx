import users from 'icon:users';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import { changeQuery } from '#portal/island/address/address.ts';
import { queryWith } from '#portal/island/address/query-text.ts';
import { useQuery } from '#portal/island/address/use-query.ts';
import { PartMissing } from '#portal/forms/editors/PartMissing.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { prefetchWhenIdle } from '#portal/island/use-idle-prefetch.ts';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { readFilters } from '#portal/lists/filters/filter-kinds.ts';
import { useFilters } from '#portal/lists/filters/use-filters.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { openedIn, openedParameter } from './candidate-address.ts';
import { candidateFilters, candidateView, filterCandidates, tabsOf } from './candidate-filters.ts';
import { neighbours, sortCandidates } from './candidate-order.ts';
import { CandidateList } from './list/CandidateList.tsx';
import { OfferHead } from './list/OfferHead.tsx';
import { StatesRemark } from './StatesRemark.tsx';
import { type States, useStates } from './use-states.ts';

interface CandidatesProps {
  process: ProcessDetail;
  reload: () => Promise<unknown>;
}

/** An offer with who applied to it. */
export function Candidates(props: CandidatesProps) {
  const { t } = usePage().format;
  const states = useStates();
  const { process } = props;
  return (
    <div className="candidates">
      <OfferHead process={process} states={states} />
      {states && <StatesRemark states={states} />}
      {!states && <SkeletonRows rows={5} label={t('candidates.loading')} />}
      {states && process.candidatos.length === 0 && <PageState icon={users} text={t('candidates.none')} />}
      {states && process.candidatos.length > 0 && <OpenableList {...props} states={states} />}
    </div>
  );
}

const loadPane = async () => (await import('./person/CandidatePane.tsx')).CandidatePane;
const loadPaneAhead = (): void => prefetchWhenIdle(loadPane);

/** Opens someone beside the list, or nobody; all of them are one step of the history. */
const openBeside = (id: number | undefined): void =>
  changeQuery({ [openedParameter]: id === undefined ? '' : String(id) }, openedParameter);

/** The list and, where there is room, the open candidate beside it. */
function OpenableList({ process, states }: CandidatesProps & { states: States }) {
  const { language } = usePage();
  const hasRoom = useIsWide('panes') === true;
  const filters = useFilters(candidateFilters);
  const view = useFilters(candidateView);
  const asked = useQuery();
  const opened = openedIn(asked);
  const { candidatos, proceso } = process;
  const tabs = useMemo(() => tabsOf(candidatos, states.rows), [candidatos, states.rows]);
  // Who is in the list may come a moment later than what is typed.
  const query = useDeferredValue(queryWith(asked.toString(), { [openedParameter]: '' }));
  const rows = useMemo(() => {
    const wanted = new URLSearchParams(query);
    const { fase, orden } = readFilters(candidateView, wanted);
    const tab = tabs.find(({ key }) => key === fase);
    return sortCandidates(
      filterCandidates(candidatos, readFilters(candidateFilters, wanted), tab),
      orden,
      language,
    );
  }, [candidatos, tabs, query, language]);
  const isOpen = hasRoom && opened !== undefined;
  const { code: CandidatePane, ...coming } = useImport(loadPane, isOpen);
  const { place, previous, next } = usePlaceOf(rows, opened);
  const list = useRef<HTMLDivElement>(null);

  /** The focus is on the row of someone, in the list. */
  const focusRow = (id: number): void =>
    list.current?.querySelector<HTMLElement>(`[data-row="${id}"] h2 a`)?.focus();
  const close = (): void => {
    openBeside(undefined);
    if (opened !== undefined) focusRow(opened);
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-row] h2');
    if (step === undefined || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    const id = Number(row.closest<HTMLElement>('[data-row]')?.dataset['row']);
    const to = rows[rows.findIndex(({ idCandidatura }) => idCandidatura === id) + step];
    event.preventDefault();
    if (!to) return;
    focusRow(to.idCandidatura);
    if (isOpen) openBeside(to.idCandidatura);
  };

  return (
    <div className="candidates-panes" data-open={isOpen || undefined}>
      <div
        ref={list}
        className="candidates-list"
        onKeyDown={walk}
        // Someone who touches, points at or reaches the list is likely to open someone.
        onPointerOver={hasRoom ? loadPaneAhead : undefined}
        onFocus={hasRoom ? loadPaneAhead : undefined}
      >
        <CandidateList
          {...{ process, states, tabs, filters, view, rows, query }}
          tab={tabs.find(({ key }) => key === view.filters.fase)}
          opened={isOpen ? opened : undefined}
          lastPlace={place}
          onOpen={hasRoom ? openBeside : undefined}
        />
      </div>
      {isOpen && !CandidatePane && <PartMissing {...coming} />}
      {isOpen && CandidatePane && (
        <CandidatePane
          id={opened}
          offer={proceso.urlAcceso}
          {...{ states, candidatos, previous, next }}
          onOpen={openBeside}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Where the opened one stands in the list; who has left it stays where they were. */
function usePlaceOf(rows: readonly Candidate[], opened: number | undefined): ReturnType<typeof neighbours> {
  const [last, setLast] = useState(-1);
  const found = neighbours(rows, opened ?? 0, last);
  if (found.place !== last) setLast(found.place);
  return found;
}
