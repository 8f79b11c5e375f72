import circleCheck from 'icon:circle-check';
import graduationCap from 'icon:graduation-cap';
import hourglass from 'icon:hourglass';
import type { MissingData } from '#api/entities/missing-data.ts';
import type { StudentPlacement } from '#api/entities/placement.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { PageState } from '#shell/page-state/PageState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MissingDataBox } from './MissingDataBox.tsx';
import { byState, placementStates } from './placement-groups.ts';
import { PlacementCard } from './PlacementCard.tsx';
import { stateNames } from './state-names.ts';
import { today } from './today.ts';

const icons = { activa: graduationCap, pendiente: hourglass, finalizada: circleCheck } as const;

interface PlacementListProps {
  placements: readonly StudentPlacement[];
  /** What the brand calls the sheet of a week. */
  sheetName: string;
  missing: MissingData | undefined;
}

/** The placements by how they stand, with what is missing for those that are not over. */
export function PlacementList({ placements, sheetName, missing }: PlacementListProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const groups = byState(placements, today());
  const isOpen = groups.activa.length + groups.pendiente.length > 0;
  return (
    <>
      {missing && isOpen && <MissingDataBox missing={missing} />}
      {placements.length === 0 && (
        <PageState icon={graduationCap} text={t('placements.none')}>
          {brand.paths['placement-offers'] && (
            <a className="button button-primary" href={brand.paths['placement-offers']}>
              {t('actions.seePlacementOffers')}
            </a>
          )}
        </PageState>
      )}
      {placementStates.map(
        (state) =>
          groups[state].length > 0 && (
            <section key={state} className="placements-group" aria-labelledby={`placements-${state}`}>
              <h2 id={`placements-${state}`}>
                <Icon shapes={icons[state]} />
                {`${t(stateNames[state])} (${groups[state].length})`}
              </h2>
              <ul role="list">
                {groups[state].map((placement) => (
                  <li key={placement.id}>
                    <PlacementCard placement={placement} sheetName={sheetName} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}
