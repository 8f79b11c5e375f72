import hourglass from 'icon:hourglass';
import { localDay } from '#core/i18n/dates.ts';
import { daysToApply } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { SavedOffer } from '#portal/pieces/offer-search/saved-items.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Until when a saved offer is open, or when it closed; nothing where no server has told. */
export function SavedOfferEnd({ offer }: { offer: SavedOffer }) {
  const { format } = usePage();
  const { t, date } = format;
  const { cerrada, fechaCaducidad, inscrito } = offer;
  const medium = (day: string): string => date(day, { dateStyle: 'medium' });
  if (cerrada) {
    const { dia, esDelServidor } = cerrada;
    const day = medium(dia);
    if (!esDelServidor) return <span className="saved-over">{t('offers.goneOn', { day })}</span>;
    return (
      <span className="saved-over">
        {fechaCaducidad && dia < fechaCaducidad
          ? t('offers.closedEarly', { day, last: medium(fechaCaducidad) })
          : t('offers.closedOn', { day })}
      </span>
    );
  }
  if (inscrito) return <span>{t('frame.applied')}</span>;
  if (!fechaCaducidad) return null;
  if (fechaCaducidad < localDay())
    return <span className="saved-over">{t('offers.deadlineOver', { day: medium(fechaCaducidad) })}</span>;
  const days = daysToApply(offer);
  return (
    <span data-urgent={days !== undefined || undefined}>
      <Icon shapes={hourglass} />
      {days === undefined
        ? t('frame.applyUntil', { date: medium(fechaCaducidad) })
        : t('frame.closesIn', { count: days })}
    </span>
  );
}
