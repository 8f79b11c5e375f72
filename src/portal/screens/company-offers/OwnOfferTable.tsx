import type { ReactNode } from 'react';
import hash from 'icon:hash';
import pin from 'icon:map-pin';
import type { Process } from '#core/contract/entities/process.ts';
import { expiresSoon, kindOf, wasPublished } from '#core/model/company-offers.ts';
import { localDay } from '#core/i18n/dates.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { type Column, DataTable } from '#portal/lists/table/DataTable.tsx';
import { offerRights } from '#portal/pieces/offer-actions/offer-rights.ts';
import { OfferState } from '#portal/pieces/offer-state/OfferState.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

interface OwnOfferTableProps {
  offers: readonly Process[];
  /** Id of the element that labels the table. */
  labelledBy: string;
  /** `urlAcceso` of a copy that was just made. */
  copied?: string | undefined;
  /** Renders the actions on an offer. */
  children: (offer: Process) => ReactNode;
}

/** Table of the company's offers; each row is a card in narrow windows. */
export function OwnOfferTable({ offers, labelledBy, copied, children }: OwnOfferTableProps) {
  const { brand, format } = usePage();
  const { t, date, number } = format;
  const today = localDay();
  const showsKind = offerRights(brand).kinds.length > 1;
  const pageOf = (offer: Process): string =>
    fillPattern(brand.paths['company-offer-sheet'] ?? '/', { id: offer.urlAcceso });
  const candidatesOf = (offer: Process): string =>
    fillPattern(brand.paths['company-offer-candidates'] ?? '/', { id: offer.urlAcceso });
  const shortDate = (day: string): string => date(day, { dateStyle: 'medium' });

  const heading: Column<Process> = {
    key: 'offer',
    name: t('company-offers.offer'),
    cell: (offer) => (
      <div className="own-offer-title">
        <h2>
          <a href={pageOf(offer)}>{offer.titulo}</a>
        </h2>
        <p className="own-offer-facts">
          {offer.urlAcceso === copied && <strong>{t('company-offers.copied')}</strong>}
          {showsKind && (
            <span>
              {t(kindOf(offer) === 'practicas' ? 'company-offers.placements' : 'company-offers.jobs')}
            </span>
          )}
          {offer.plazas !== undefined && <span>{t('company-offers.places', { count: offer.plazas })}</span>}
          {offer.provincia && (
            <span>
              <Icon shapes={pin} />
              {offer.provincia}
            </span>
          )}
          {brand.settings.showReferenciaOferta && (
            <span>
              <Icon shapes={hash} />
              <span className="visually-hidden">{t('frame.offerReference')}</span>
              {offer.idoferta}
            </span>
          )}
        </p>
      </div>
    ),
  };
  const columns: Column<Process>[] = [
    {
      key: 'state',
      name: t('company-offers.state'),
      isUnlabelled: true,
      cell: (offer) => <OfferState offer={offer} isBrief />,
    },
    {
      key: 'dates',
      name: t('company-offers.dates'),
      isUnlabelled: true,
      isEmpty: ({ fecha, fechaCaducidad }) => !fecha && !fechaCaducidad,
      cell: (offer) => {
        const { fecha, fechaCaducidad } = offer;
        const isSoon = expiresSoon(offer, today);
        return (
          <span className="own-offer-dates">
            {fecha && (
              <span>
                {t(wasPublished(offer) ? 'company-offers.publishedOn' : 'company-offers.sentOn')}{' '}
                <time dateTime={fecha}>{shortDate(fecha)}</time>
              </span>
            )}
            {fechaCaducidad && (
              <span data-soon={isSoon || undefined}>
                {t(offer.Estado === 'caducada' ? 'company-offers.expiredOn' : 'company-offers.expiresOn')}{' '}
                <time dateTime={fechaCaducidad}>{shortDate(fechaCaducidad)}</time>
                {isSoon && <span className="visually-hidden"> {t('company-offers.expiresSoon')}</span>}
              </span>
            )}
          </span>
        );
      },
    },
    {
      key: 'candidates',
      name: t('company-offers.candidates'),
      isUnlabelled: true,
      cell: (offer) => {
        const { numCandidatos: count, numCandidatosSinLeer: unread, titulo: title } = offer;
        const amount = (
          <>
            {number(count)}
            <span className="own-offer-word"> {t('company-offers.candidatesWord', { count })}</span>
          </>
        );
        return (
          <span className="own-offer-candidates">
            {count > 0 ? (
              <a href={candidatesOf(offer)}>
                {amount}
                <span className="visually-hidden"> {t('company-offers.forOffer', { title })}</span>
              </a>
            ) : (
              <span>{amount}</span>
            )}
            {unread > 0 && (
              <span className="list-badge">{t('company-offers.unreadCount', { count: unread })}</span>
            )}
          </span>
        );
      },
    },
    {
      key: 'actions',
      name: t('company-offers.actions'),
      isUnlabelled: true,
      cell: children,
    },
  ];
  return (
    <DataTable
      labelledBy={labelledBy}
      rows={offers}
      rowKey={({ urlAcceso }) => urlAcceso}
      heading={heading}
      columns={columns}
      className="own-offer-table"
      isCompact
    />
  );
}
