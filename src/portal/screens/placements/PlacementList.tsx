import { localDay } from '#core/i18n/dates.ts';
import circleCheck from 'icon:circle-check';
import graduationCap from 'icon:graduation-cap';
import hourglass from 'icon:hourglass';
import type { MissingData } from '#core/contract/entities/missing-data.ts';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { CurrentPlacement } from './CurrentPlacement.tsx';
import { MissingDataBox } from './MissingDataBox.tsx';
import { byState, placementStates } from './placement-groups.ts';
import { PlacementCard } from './PlacementCard.tsx';
import { stateNames } from './state-names.ts';

const icons = { activa: graduationCap, pendiente: hourglass, finalizada: circleCheck } as const;

interface PlacementListProps {
  placements: readonly StudentPlacement[];
  /** The brand's name for weekly sheets. */
  sheetName: string;
  missing: MissingData | undefined;
}

/** Placements grouped by state, with the missing data for those that are not over. */
export function PlacementList({ placements, sheetName, missing }: PlacementListProps) {
  const { t } = usePage().format;
  const groups = byState(placements, localDay());
  // A single active placement is shown in detail, since the student comes for it.
  const isInOne = groups.activa.length === 1;
  const isOpen = groups.activa.length + groups.pendiente.length > 0;
  return (
    <>
      {missing && isOpen && <MissingDataBox missing={missing} />}
      {placementStates.map(
        (state) =>
          groups[state].length > 0 && (
            <section key={state} className="placements-group" aria-labelledby={`placements-${state}`}>
              <h2 id={`placements-${state}`}>
                <Icon shapes={icons[state]} />
                {`${t(stateNames[state])} (${groups[state].length})`}
              </h2>
              <Rows rows={groups[state]} rowKey={({ id }) => id} isPrivate>
                {(placement) =>
                  isInOne && state === 'activa' ? (
                    <CurrentPlacement {...{ placement, sheetName }} />
                  ) : (
                    <PlacementCard {...{ placement, sheetName }} />
                  )
                }
              </Rows>
            </section>
          ),
      )}
    </>
  );
}

/** Message for students without placements, with a link to offers. */
export function NoPlacements() {
  const { brand, format } = usePage();
  const offers = brand.paths['placement-offers'];
  return (
    <PageState icon={graduationCap} text={format.t('placements.none')}>
      {offers && (
        <a className="button button-primary" href={offers}>
          {format.t('actions.seePlacementOffers')}
        </a>
      )}
    </PageState>
  );
}
