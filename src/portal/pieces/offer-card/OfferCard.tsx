import type { ReactNode } from 'react';
import building from 'icon:building';
import calendar from 'icon:calendar';
import clock from 'icon:clock';
import hourglass from 'icon:hourglass';
import lock from 'icon:lock';
import pin from 'icon:map-pin';
import star from 'icon:star';
import tag from 'icon:tag';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferCard as Offer } from '#core/contract/entities/offer.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { useTextLanguage } from '#portal/island/language/use-text-language.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import { monogram } from '#core/model/monogram.ts';
import {
  awaitsAnswer,
  daysToApply,
  isOver,
  isoDay,
  offerAddress,
  offerKind,
  offerPlace,
  shortDay,
} from '#core/model/offers.ts';
import './OfferCard.scss';

interface OfferCardProps {
  offer: Offer & Partial<Pick<Application, 'descripcionEstadoMotivo' | 'turno' | 'fechaCierre'>>;
  /** The offer is the student's application; the card links to it and shows its state. */
  isApplication?: boolean;
  /** Label of the application's state. */
  status?: string | undefined;
  /** Label of the kind of offer, for lists with both kinds. */
  kind?: string | false;
  /** Actions, e.g. for an application that awaits an answer. */
  children?: ReactNode;
}

/** Card of an offer or an application in a list; the title is a level 3 heading. */
export function OfferCard({ offer, isApplication = false, status, kind, children }: OfferCardProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const lang = useTextLanguage(offer.titulo, offer.idioma);
  const href = offerAddress(offer, brand.paths, isApplication);
  const day = isoDay(offer.fecha);
  const place = offerPlace(offer);
  const days = isApplication ? undefined : daysToApply(offer);
  const isWaiting = isApplication && awaitsAnswer(offer);
  const pay =
    offer.salario !== undefined &&
    flagsOf(brand.fields.oferta, 'salario').visible &&
    t(offerKind(offer) === 'empleo' ? 'frame.payYear' : 'frame.payMonth', {
      amount: format.money(offer.salario),
    });
  const hours =
    offer.horasAldia !== undefined &&
    flagsOf(brand.fields.oferta, 'horasAldia').visible &&
    t('frame.hoursADay', { hours: format.number(offer.horasAldia) });
  return (
    <article
      className="offer-card"
      data-waiting={isWaiting || undefined}
      data-about={[offer.empresa, place].filter(Boolean).join(' · ')}
    >
      <h3 lang={lang}>{href ? <a href={href}>{offer.titulo}</a> : offer.titulo}</h3>
      <p className="offer-card-company">
        <span className="monogram" aria-hidden="true" data-letters={monogram(offer.empresa)} />
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
        {pay && (
          <li className="offer-card-pay">
            <span>{pay}</span>
          </li>
        )}
        {hours && <OfferFact icon={clock}>{hours}</OfferFact>}
        <Attendance mode={offer.tipoModalidadAsistencia} />
        {kind && <OfferFact icon={tag}>{kind}</OfferFact>}
        {offer.fechaDestacada && !isApplication && (
          <OfferFact icon={star}>{t('frame.offerFeatured')}</OfferFact>
        )}
        {place && (
          <OfferFact icon={pin} name={t('frame.offerPlace')}>
            {place}
          </OfferFact>
        )}
        <OfferFact icon={calendar} name={t('frame.offerDate')}>
          <time dateTime={day}>{shortDay(day, format)}</time>
        </OfferFact>
        {offer.fechaCaducidad && !isApplication && (
          <OfferFact icon={hourglass} isUrgent={days !== undefined}>
            {days === undefined ? (
              t('frame.applyUntil', { date: format.date(offer.fechaCaducidad, { dateStyle: 'medium' }) })
            ) : (
              <time dateTime={offer.fechaCaducidad}>{t('frame.closesIn', { count: days })}</time>
            )}
          </OfferFact>
        )}
        {isApplication && offer.fechaCierre && (
          <OfferFact icon={lock}>
            {t('frame.offerClosed', { date: format.date(offer.fechaCierre, { dateStyle: 'medium' }) })}
          </OfferFact>
        )}
        {brand.settings.showReferenciaOferta && (
          <li>
            <span className="visually-hidden">{t('frame.offerReference')}</span>
            <span className="offer-card-reference">{offer.idoferta}</span>
          </li>
        )}
      </ul>
      {children}
    </article>
  );
}

/** Way of attendance; keeps its place while the names of the ways are loading, and goes if they have none for it. */
function Attendance({ mode }: { mode: number | undefined }) {
  const { brand } = usePage();
  const isShown = mode !== undefined && flagsOf(brand.fields.oferta, 'tipoModalidadAsistencia').visible;
  const labels = useDomainLabels('tiposModalidadAsistencia', isShown);
  const label = labels ? labels.of(mode) : '…';
  if (!isShown || label === undefined) return null;
  return (
    <li className="offer-card-attendance">
      <Icon shapes={building} />
      <span>{label}</span>
    </li>
  );
}

interface OfferFactProps {
  icon: IconShapes;
  name?: string;
  isUrgent?: boolean;
  children: ReactNode;
}

function OfferFact({ icon, name, isUrgent = false, children }: OfferFactProps) {
  return (
    <li data-urgent={isUrgent || undefined}>
      <Icon shapes={icon} />
      {name && <span className="visually-hidden">{name}</span>}
      <span>{children}</span>
    </li>
  );
}
