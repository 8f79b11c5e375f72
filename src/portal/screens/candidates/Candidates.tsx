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
import { candidateAddress, openedCandidate, openedParameter } from './candidate-address.ts';
import { candidateFilters, candidateView, filterCandidates, tabsOf } from './candidate-filters.ts';
import { neighbours, nextUnread, sortCandidates } from './candidate-order.ts';
import { CandidateList } from './list/CandidateList.tsx';
import { Rejections } from './rejections/Rejections.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { OfferHead } from './list/OfferHead.tsx';
import { StatesRemark } from './StatesRemark.tsx';
import { type CandidacyStates, useStates } from './use-states.ts';

interface CandidatesProps {
  process: ProcessDetail;
  reload: () => Promise<unknown>;
  /** Only what the page was painted with is known. */
  isEarly: boolean;
}

/** An offer with its candidates. */
export function Candidates(props: CandidatesProps) {
  const { t } = usePage().format;
  const states = useStates();
  const { process, isEarly } = props;
  return (
    <div className="candidates" aria-busy={isEarly || undefined}>
      <OfferHead process={process} states={states} />
      {states && <StatesRemark states={states} />}
      {!states && <SkeletonRows rows={5} label={t('candidates.loading')} />}
      {states && process.candidatos.length === 0 && <PageState icon={users} text={t('candidates.none')} />}
      {states && process.candidatos.length > 0 && <OpenableList {...props} states={states} />}
      <Rejections candidatos={process.candidatos} />
      <Shortcuts />
    </div>
  );
}

const loadPane = async () => (await import('./person/CandidatePane.tsx')).CandidatePane;
const prefetchPane = (): void => prefetchWhenIdle(loadPane);

/** Opens a candidate beside the list, or closes the pane; consecutive changes share one history entry. */
const openBeside = (id: number | undefined): void =>
  changeQuery({ [openedParameter]: id === undefined ? '' : String(id) }, openedParameter);

/** The list with the opened candidate beside it, if the window has room for both. */
function OpenableList({ process, states }: CandidatesProps & { states: CandidacyStates }) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const hasRoom = useIsWide('panes') === true;
  const filters = useFilters(candidateFilters);
  const view = useFilters(candidateView);
  const search = useQuery();
  const opened = openedCandidate(search);
  const { candidatos, proceso } = process;
  const tabs = useMemo(() => tabsOf(candidatos, states.rows), [candidatos, states.rows]);
  // Deferred: the list may lag behind the typing.
  const query = useDeferredValue(queryWith(search.toString(), { [openedParameter]: '' }));
  const isOpen = hasRoom && opened !== undefined;
  const canShowBoard = hasRoom && tabs.some(({ phase }) => phase);
  const isBoard = canShowBoard && !isOpen && view.filters.vista !== undefined;
  const rows = useMemo(() => {
    const params = new URLSearchParams(query);
    const { fase, orden } = readFilters(candidateView, params);
    const tab = isBoard ? undefined : tabs.find(({ key }) => key === fase);
    return sortCandidates(
      filterCandidates(candidatos, readFilters(candidateFilters, params), tab),
      orden,
      language,
    );
  }, [candidatos, tabs, isBoard, query, language]);
  const { code: CandidatePane, ...importState } = useImport(loadPane, isOpen);
  const { index, previous, next } = useNeighbours(rows, opened);
  const list = useRef<HTMLDivElement>(null);
  /** Set to a new object to have the pane take the focus, for reading by keyboard. */
  const [reading, setReading] = useState<object>();
  /** The candidate whose row or card had the focus last. */
  const [last, setLast] = useState<number>();

  /** Focuses the row or card of a candidate. */
  const focusRow = (id: number): void =>
    list.current?.querySelector<HTMLElement>(`[data-row="${id}"] a`)?.focus();
  const close = (): void => {
    openBeside(undefined);
    if (opened !== undefined) focusRow(opened);
  };
  const openFromList = (id: number | undefined): void => {
    setReading(undefined);
    openBeside(id);
  };
  /** Opens a candidate with the focus in the pane, where the keys that scroll act on the CV. */
  const read = ({ idCandidatura: id }: Candidate): void => {
    list.current?.querySelector(`[data-row="${id}"]`)?.scrollIntoView({ block: 'nearest' });
    setReading({});
    openBeside(id);
  };
  const goTo = (target: Candidate | undefined): void => {
    if (!target) return;
    if (document.activeElement?.closest('.candidate-pane')) return read(target);
    focusRow(target.idCandidatura);
    if (isOpen) openFromList(target.idCandidatura);
  };
  /** The candidate some rows or cards below the one that had the focus last; at first, counted from above all. */
  const fromLastRow = (step: number): Candidate | undefined => {
    const ids = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map((row) =>
      Number(row.dataset['row']),
    );
    const id = ids[ids.indexOf(last ?? 0) + step];
    return rows.find(({ idCandidatura }) => idCandidatura === id);
  };
  const onArrowKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = event.target instanceof Element && event.target.closest('[data-row] h2');
    if (step === undefined || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(fromLastRow(step));
  };
  const unread = nextUnread(rows, opened ?? 0, index);
  const openUnread = (): void => {
    if (!unread) return;
    if (hasRoom) read(unread);
    else location.assign(candidateAddress(brand.paths, unread.idCandidatura, query));
  };
  const onEscape = (event: KeyboardEvent): void => {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    // Dialogs are outside, and an open menu closes alone.
    if (event.key === 'Escape' && isOpen && isInside && !document.querySelector(':popover-open')) close();
  };
  useShortcuts(t('candidates.shortcutWays'), [
    { key: 'j', label: t('candidates.shortcutNext'), run: () => goTo(isOpen ? next : fromLastRow(1)) },
    {
      key: 'k',
      label: t('candidates.shortcutPrevious'),
      run: () => goTo(isOpen ? previous : fromLastRow(-1)),
    },
    { key: 'n', label: t('candidates.nextUnread'), run: openUnread },
    ...(isOpen ? [{ key: 'l', label: t('candidates.shortcutRead'), run: () => setReading({}) }] : []),
  ]);

  return (
    <div className="candidates-panes" data-open={isOpen || undefined} onKeyDown={onEscape}>
      <div
        ref={list}
        className="candidates-list"
        onKeyDown={onArrowKey}
        // Pointing at the list or focusing it usually comes before opening a candidate.
        onPointerOver={hasRoom ? prefetchPane : undefined}
        onFocus={({ target }) => {
          if (hasRoom) prefetchPane();
          const row = target.closest<HTMLElement>('[data-row]');
          if (row) setLast(Number(row.dataset['row']));
        }}
      >
        <CandidateList
          {...{ process, states, tabs, filters, view, rows, query, canShowBoard, isBoard, last }}
          tab={tabs.find(({ key }) => key === view.filters.fase)}
          opened={isOpen ? opened : undefined}
          lastIndex={index}
          onOpen={hasRoom ? openFromList : undefined}
        />
      </div>
      {isOpen && !CandidatePane && <PartMissing {...importState} />}
      {isOpen && CandidatePane && (
        <CandidatePane
          id={opened}
          offer={proceso.urlAcceso}
          {...{ states, candidatos, previous, next, reading }}
          onNextUnread={unread && openUnread}
          onOpen={openFromList}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Position and neighbours of the opened candidate; one who has left the list keeps the last position. */
function useNeighbours(
  rows: readonly Candidate[],
  opened: number | undefined,
): ReturnType<typeof neighbours> {
  const [last, setLast] = useState(-1);
  const result = neighbours(rows, opened ?? 0, last);
  if (result.index !== last) setLast(result.index);
  return result;
}
