import alert from 'icon:circle-alert';
import calendar from 'icon:calendar';
import clock from 'icon:clock';
import { localDay } from '#core/i18n/dates.ts';
import { monogram } from '#core/model/monogram.ts';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { Period } from './Period.tsx';
import { stateOf } from './placement-groups.ts';
import { placementAddress } from './placement-address.ts';
import { PlacementWeek } from './PlacementWeek.tsx';
import { useDueSheets } from './use-due-sheets.ts';
import { visibleFields } from './visible-fields.ts';
import '#portal/pieces/offer-card/OfferCard.scss';

interface PlacementCardProps {
  placement: StudentPlacement;
  sheetName: string;
}

/** Card of a placement in the list, with its due sheets. */
export function PlacementCard({ placement, sheetName }: PlacementCardProps) {
  const { brand, format } = usePage();
  const { t, number } = format;
  const { titulo, empresa } = placement;
  const { fechaInicio, fechaFin, horasAldia } = visibleFields(placement, brand.fields);
  const due = useDueSheets(placement);
  return (
    <article className="offer-card" data-waiting={due ? '' : undefined}>
      <h3>
        <a href={placementAddress(placement, brand.paths)}>{titulo}</a>
      </h3>
      {empresa && (
        <p className="offer-card-company">
          <span className="monogram" aria-hidden="true" data-letters={monogram(empresa)} />
          <span>{empresa}</span>
        </p>
      )}
      {due && (
        <p className="offer-card-status">
          <span className="offer-card-badge">
            <Icon shapes={alert} />
            {`${sheetName}: ${due}`}
          </span>
        </p>
      )}
      {stateOf(placement, localDay()) === 'activa' && <PlacementWeek {...{ fechaInicio, fechaFin }} />}
      <ul className="offer-card-facts" role="list">
        {(fechaInicio ?? fechaFin) && (
          <li>
            <Icon shapes={calendar} />
            <span className="visually-hidden">{`${t('placements.dates')}:`}</span>
            <Period {...{ fechaInicio, fechaFin }} />
          </li>
        )}
        {horasAldia !== undefined && (
          <li>
            <Icon shapes={clock} />
            <span>{`${t('placements.horasAldia')}: ${number(horasAldia)}`}</span>
          </li>
        )}
      </ul>
    </article>
  );
}
