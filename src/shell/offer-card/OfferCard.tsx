import type { ReactNode } from 'react';
import building from 'icon:building';
import calendar from 'icon:calendar';
import hash from 'icon:hash';
import hourglass from 'icon:hourglass';
import pin from 'icon:map-pin';
import tag from 'icon:tag';
import type { Application } from '#api/entities/application.ts';
import type { OfferCard as Offer } from '#api/entities/offer.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon, type IconShapes } from '#ui/Icon.tsx';
import { awaitsAnswer, isOver, isoDay, offerAddress, offerPlace, shortDay } from './offer-facts.ts';
import './OfferCard.scss';

interface OfferCardProps {
  offer: Offer & Partial<Pick<Application, 'estado' | 'descripcionEstadoMotivo' | 'turno'>>;
  /** It is one's own application: the card leads there and shows its state. */
  isApplication?: boolean;
  /** The state of the application in words. */
  status?: string | undefined;
  /** Of what kind it is, where the list has several. */
  kind?: string | false;
  /** What can be done with it: for an application that awaits an answer. */
  children?: ReactNode;
}

/** An offer, or an application to one, in a list; its title is a heading of the third level. */
export function OfferCard({ offer, isApplication = false, status, kind, children }: OfferCardProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const href = offerAddress(offer, brand.paths, isApplication);
  const day = isoDay(offer.fecha);
  const place = offerPlace(offer);
  const isWaiting = isApplication && awaitsAnswer(offer);
  return (
    <article className="offer-card" data-waiting={isWaiting || undefined}>
      <h3>{href ? <a href={href}>{offer.titulo}</a> : offer.titulo}</h3>
      <p className="offer-card-company">
        <Icon shapes={building} />
        <span>{offer.empresa}</span>
      </p>
      {isApplication && status && (
        <p className="offer-card-status">
          <span className="offer-card-badge" data-over={isOver(offer) || undefined}>
            {isWaiting && <Icon shapes={hourglass} />}
            {status}
          </span>
          {offer.descripcionEstadoMotivo && (
            <span className="offer-card-reason">{offer.descripcionEstadoMotivo}</span>
          )}
        </p>
      )}
      <ul className="offer-card-facts" role="list">
        {kind && <Fact icon={tag}>{kind}</Fact>}
        <Fact icon={calendar} name={t('frame.offerDate')}>
          <time dateTime={day}>{shortDay(day, format)}</time>
        </Fact>
        {place && (
          <Fact icon={pin} name={t('frame.offerPlace')}>
            {place}
          </Fact>
        )}
        {brand.settings.showReferenciaOferta && (
          <Fact icon={hash} name={t('frame.offerReference')}>
            {offer.idoferta}
          </Fact>
        )}
      </ul>
      {children}
    </article>
  );
}

function Fact({ icon, name, children }: { icon: IconShapes; name?: string; children: ReactNode }) {
  return (
    <li>
      <Icon shapes={icon} />
      {name && <span className="visually-hidden">{name}</span>}
      <span>{children}</span>
    </li>
  );
}
