import building from 'icon:building';
import calendar from 'icon:calendar';
import external from 'icon:external-link';
import file from 'icon:file-text';
import hash from 'icon:hash';
import pin from 'icon:map-pin';
import type { ReactNode } from 'react';
import type { OfferDetail } from '#api/entities/offer-detail.ts';
import { isWebAddress } from '#api/validation/web-address.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { isoDay, type OfferKind, offerPlace, shortDay } from '#shell/offer-card/offer-facts.ts';
import { Icon, type IconShapes } from '#ui/Icon.tsx';
import { ApplyBox } from './ApplyBox.tsx';
import { ListNames } from './ListNames.tsx';
import { ProfileFacts, WorkFacts } from './OfferFacts.tsx';
import { OfferPart } from './OfferPart.tsx';
import { Requirements } from './Requirements.tsx';
import '#shell/offer-card/OfferCard.scss';
import '#shell/sections/sections.scss';

interface OfferContentProps {
  offer: OfferDetail;
  kind: OfferKind;
  reload: () => Promise<OfferDetail | undefined>;
}

/** Everything that the brand shows of an offer. */
export function OfferContent({ offer, kind, reload }: OfferContentProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const isShown = (key: string): boolean => flagsOf(brand.fields.oferta, key).visible;
  const { descripcion, tareasAdesarrollar, datosEmpresa, requisitos } = offer;
  const place = isShown('provincia') ? offerPlace(offer) : '';
  const day = isoDay(offer.fecha);
  const url = isShown('urlInformacionComplementaria') ? offer.urlInformacionComplementaria : undefined;
  const attached = isShown('ficheroInformacionComplementaria')
    ? offer.ficheroInformacionComplementaria
    : undefined;
  return (
    <>
      <ul className="offer-card-facts offer-head" role="list">
        <Head icon={building}>{offer.empresa}</Head>
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
      <div className="offer-columns">
        <div className="offer-side">
          <ApplyBox offer={offer} kind={kind} reload={reload} />
        </div>
        <div className="offer-parts">
          {isShown('descripcion') && descripcion && (
            <OfferPart id="description" title={t('offers.descripcion')}>
              <p className="offer-prose">{descripcion}</p>
            </OfferPart>
          )}
          {isShown('tareasAdesarrollar') && tareasAdesarrollar && (
            <OfferPart id="tasks" title={t('offers.tareasAdesarrollar')}>
              <p className="offer-prose">{tareasAdesarrollar}</p>
            </OfferPart>
          )}
          <WorkFacts offer={offer} kind={kind} />
          {requisitos && requisitos.length > 0 && <Requirements requirements={requisitos} />}
          <ProfileFacts offer={offer} />
          {datosEmpresa && (
            <OfferPart id="company" title={t('offers.company')}>
              <p className="offer-company-name">{datosEmpresa.nombre}</p>
              {datosEmpresa.sector !== undefined && (
                <p className="offer-soft">
                  <ListNames name="sectoresActividad" ids={[datosEmpresa.sector]} />
                </p>
              )}
              {datosEmpresa.descripcion && <p className="offer-prose">{datosEmpresa.descripcion}</p>}
              {isAddress(datosEmpresa.web) && <Away href={datosEmpresa.web}>{datosEmpresa.web}</Away>}
            </OfferPart>
          )}
          {(isAddress(url) || attached) && (
            <OfferPart id="more" title={t('offers.moreInformation')}>
              {isAddress(url) && <Away href={url}>{t('offers.moreOnline')}</Away>}
              {attached && (
                <a className="offer-link" href={attached} target="_blank" rel="noopener">
                  <Icon shapes={file} />
                  {t('offers.moreFile')} <span className="visually-hidden">{t('frame.newTab')}</span>
                </a>
              )}
            </OfferPart>
          )}
        </div>
      </div>
    </>
  );
}

/** Only what is an address of the web becomes a link, whatever a server sends. */
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

function Away({ href, children }: { href: string; children: ReactNode }) {
  const { t } = usePage().format;
  return (
    <a className="offer-link" href={href} target="_blank" rel="noopener noreferrer">
      <Icon shapes={external} />
      {children} <span className="visually-hidden">{t('frame.newTab')}</span>
    </a>
  );
}
