import calendar from 'icon:calendar';
import external from 'icon:external-link';
import file from 'icon:file-text';
import hash from 'icon:hash';
import pin from 'icon:map-pin';
import type { ReactNode } from 'react';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { useTextLanguage } from '#portal/island/language/use-text-language.ts';
import { usePage } from '#portal/island/page-context.ts';
import { monogram } from '#core/model/monogram.ts';
import { isoDay, type OfferKind, offerPlace, shortDay } from '#core/model/offers.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import { ListNames } from './ListNames.tsx';
import { KeyFacts, ProfileFacts, WorkFacts } from './OfferFacts.tsx';
import { OfferPart } from './OfferPart.tsx';
import '#portal/forms/editors/sections.scss';
import './offer-sheet.scss';

interface OfferContentProps {
  offer: OfferDetail;
  kind: OfferKind;
  /** Requirements, addressed to the student. */
  requirements?: ReactNode;
  /** Content beside the offer: the application. Without it, the offer has the full width. */
  children?: ReactNode;
}

/** Content of an offer: everything that the brand shows students. */
export function OfferContent({ offer, kind, requirements, children }: OfferContentProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const isShown = (key: string): boolean => flagsOf(brand.fields.oferta, key).visible;
  const { descripcion, tareasAdesarrollar, datosEmpresa } = offer;
  const place = isShown('provincia') ? offerPlace(offer) : '';
  const day = isoDay(offer.fecha);
  const url = isShown('urlInformacionComplementaria') ? offer.urlInformacionComplementaria : undefined;
  const attached = isShown('ficheroInformacionComplementaria')
    ? offer.ficheroInformacionComplementaria
    : undefined;
  return (
    <>
      <ul className="offer-head" role="list">
        <li>
          <span className="monogram" aria-hidden="true" data-letters={monogram(offer.empresa)} />
          <strong>{offer.empresa}</strong>
        </li>
        {place && (
          <Head icon={pin} name={t('frame.offerPlace')}>
            {place}
          </Head>
        )}
        <Head icon={calendar} name={t('frame.offerDate')}>
          <time dateTime={day}>{shortDay(day, format)}</time>
        </Head>
        {brand.settings.showReferenciaOferta && (
          <Head icon={hash} name={t('frame.offerReference')}>
            {offer.idoferta}
          </Head>
        )}
      </ul>
      <KeyFacts offer={offer} kind={kind} />
      <div className={children ? 'offer-columns' : undefined}>
        {children && <div className="offer-side">{children}</div>}
        <div className="offer-parts">
          {isShown('descripcion') && descripcion && (
            <OfferPart id="description" title={t('offer.descripcion')}>
              <Prose text={descripcion} language={offer.idioma} />
            </OfferPart>
          )}
          {isShown('tareasAdesarrollar') && tareasAdesarrollar && (
            <OfferPart id="tasks" title={t('offer.tareasAdesarrollar')}>
              <Prose text={tareasAdesarrollar} language={offer.idioma} />
            </OfferPart>
          )}
          <WorkFacts offer={offer} kind={kind} />
          {requirements}
          <ProfileFacts offer={offer} />
          {datosEmpresa && (
            <OfferPart id="company" title={t('offer.company')}>
              <p className="offer-company-name">{datosEmpresa.nombre}</p>
              {datosEmpresa.sector !== undefined && (
                <p className="offer-soft">
                  <ListNames name="sectoresActividad" ids={[datosEmpresa.sector]} />
                </p>
              )}
              {datosEmpresa.descripcion && <Prose text={datosEmpresa.descripcion} />}
              {isAddress(datosEmpresa.web) && (
                <ExternalLink href={datosEmpresa.web}>{datosEmpresa.web}</ExternalLink>
              )}
            </OfferPart>
          )}
          {(isAddress(url) || attached) && (
            <OfferPart id="more" title={t('offer.moreInformation')}>
              {isAddress(url) && <ExternalLink href={url}>{t('offer.moreOnline')}</ExternalLink>}
              {attached && (
                <ServerLink className="offer-link" address={attached}>
                  <Icon shapes={file} />
                  {t('offer.moreFile')}
                </ServerLink>
              )}
            </OfferPart>
          )}
        </div>
      </div>
    </>
  );
}

function Prose({ text, language }: { text: string; language?: string | undefined }) {
  return (
    <p lang={useTextLanguage(text, language)} className="offer-prose">
      {text}
    </p>
  );
}

/** Whether a value is a web address; other values never become links, whatever a server sends. */
const isAddress = (value: string | undefined): value is string => value !== undefined && isWebAddress(value);

function Head({ icon, name, children }: { icon: IconShapes; name?: string; children: ReactNode }) {
  return (
    <li>
      <Icon shapes={icon} />
      {name && <span className="visually-hidden">{name}</span>}
      <span>{children}</span>
    </li>
  );
}

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ServerLink className="offer-link" address={href}>
      <Icon shapes={external} />
      {children}
    </ServerLink>
  );
}
