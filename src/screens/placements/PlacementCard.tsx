import alert from 'icon:circle-alert';
import building from 'icon:building';
import calendar from 'icon:calendar';
import clock from 'icon:clock';
import type { StudentPlacement } from '#api/entities/placement.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';
import { Period } from './Period.tsx';
import { placementAddress } from './placement-address.ts';
import { useDueSheets } from './use-due-sheets.ts';
import { visibleFields } from './visible-fields.ts';
import '#shell/offer-card/OfferCard.scss';

interface PlacementCardProps {
  placement: StudentPlacement;
  sheetName: string;
}

/** A placement in the list, with what is to be done for it. */
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
          <Icon shapes={building} />
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
