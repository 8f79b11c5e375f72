import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import type { Filters } from '#portal/lists/filters/use-filters.ts';
import type { candidateView, CandidateTab } from '../candidate-filters.ts';
import type { CandidacyStates } from '../use-states.ts';
import { PhaseTabsPlace } from './PhaseTabsPlace.tsx';
import { usePhaseName } from './use-phase-name.ts';

interface PhaseTabsProps {
  tabs: readonly CandidateTab[];
  tab: CandidateTab | undefined;
  states: CandidacyStates;
  view: Filters<typeof candidateView>;
  total: number;
}

/** Tabs of the list with the number of candidates in each. */
export function PhaseTabs({ tabs, tab, states, view, total }: PhaseTabsProps) {
  const { t } = usePage().format;
  const nameOf = usePhaseName(states);
  const isHydrated = useBrowserValue(() => true);
  const entries = [
    { key: '', name: t('candidates.all'), count: total },
    ...tabs.map((entry) => ({ key: entry.key, name: nameOf(entry), count: entry.count })),
  ];
  return (
    <PhaseTabsPlace>
      {isHydrated &&
        entries.map(({ key, name, count }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === (tab?.key ?? '')}
            onClick={() => view.put('fase', key)}
          >
            {name} <span className="candidate-tab-count">{count}</span>
          </button>
        ))}
    </PhaseTabsPlace>
  );
}
