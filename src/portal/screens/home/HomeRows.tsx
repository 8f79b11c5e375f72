import type { ReactNode } from 'react';
import external from 'icon:external-link';
import type { Application } from '#core/contract/entities/application.ts';
import type { Guide } from '#core/contract/entities/guide.ts';
import type { Communication } from '#core/contract/entities/notification.ts';
import type { OfferCard as Offer } from '#core/contract/entities/offer.ts';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { shortDay } from '#core/model/offers.ts';
import { useTextLanguage } from '#portal/island/language/use-text-language.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ServerImage } from '#portal/island/server-link/ServerImage.tsx';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { useServerAddress } from '#portal/island/server-link/use-server-address.ts';
import { surveyAddress } from '#portal/frame/survey-link.ts';
import { AppliedMark } from '#portal/pieces/offer-card/AppliedMark.tsx';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import './rows.scss';

interface HomeListProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  children: (row: T) => ReactNode;
}

/** The list of a block; nothing without rows. */
export function HomeList<T>({ rows, rowKey, children }: HomeListProps<T>) {
  if (rows.length === 0) return null;
  return (
    <ul className="home-rows" role="list">
      {rows.map((row) => (
        <li key={rowKey(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}

export function OfferRow({ offer }: { offer: Offer }) {
  return (
    <OfferCard offer={offer}>
      <AppliedMark offer={offer} />
    </OfferCard>
  );
}

interface ApplicationRowProps {
  application: Application;
  /** Label of its state. */
  status: string | undefined;
  /** The card has a place for an answer. */
  asks: boolean;
  /** What is in that place. */
  children?: ReactNode;
}

export function ApplicationRow({ application, status, asks, children }: ApplicationRowProps) {
  return (
    <OfferCard offer={application} isApplication status={status}>
      {asks && <div className="home-answer">{children}</div>}
    </OfferCard>
  );
}

export function SurveyRow({ survey }: { survey: Survey }) {
  const { brand, format } = usePage();
  return (
    <div className="home-row">
      <h3>
        <a href={surveyAddress(brand.paths.survey, survey)}>{survey.titulo}</a>
      </h3>
      {survey.respuestaObligatoria && <p className="home-badge">{format.t('home.mandatory')}</p>}
    </div>
  );
}

export function CommunicationRow({ communication }: { communication: Communication }) {
  const { format } = usePage();
  const { fechaDesde, descripcion, enlace, idioma } = communication;
  return (
    <div className="home-row">
      <p lang={useTextLanguage(descripcion, idioma)} className="home-communication">
        {descripcion}
      </p>
      <p className="home-facts">
        <time dateTime={fechaDesde}>{shortDay(fechaDesde, format)}</time>
        <ReadMore address={enlace} about={descripcion} />
      </p>
    </div>
  );
}

/** Link to the full communication; nothing where the address may not become a link. */
function ReadMore({ address, about }: { address: string | undefined; about: string }) {
  const { t } = usePage().format;
  if (useServerAddress(address) === undefined) return null;
  return (
    <ServerLink address={address} opensTab={false}>
      {t('home.readMore')}
      <span className="visually-hidden"> {about}</span>
      <Icon shapes={external} />
    </ServerLink>
  );
}

export function GuideRow({ guide }: { guide: Guide }) {
  const { titulo, descripcion, urlImagen, urlFichero } = guide;
  return (
    <div className="home-row home-guide">
      <ServerImage address={urlImagen} alt="" width="60" height="80" loading="lazy" decoding="async" />
      <div>
        <h3>
          <ServerLink address={urlFichero} opensTab={false}>
            {titulo}
          </ServerLink>
        </h3>
        {descripcion && <p className="home-lead">{descripcion}</p>}
      </div>
    </div>
  );
}
