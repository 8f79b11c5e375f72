import eye from 'icon:eye';
import eyeOff from 'icon:eye-off';
import { dameDatosProcesoComoAlumno } from '#core/contract/calls/company-offer.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { kindOf } from '#core/model/company-offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Detail } from '#portal/lists/detail/Detail.tsx';
import { OfferContent } from '#portal/pieces/offer-sheet/OfferContent.tsx';
import { OfferPart } from '#portal/pieces/offer-sheet/OfferPart.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { useOwnOfferLook } from './use-own-offer-look.tsx';
import './offer-view.scss';

/** One of the company's offers as students see it, below a bar that explains the view. */
export function OfferViewerScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <Detail
      {...useOwnOfferLook()}
      call={dameDatosProcesoComoAlumno}
      input={(id) => ({ params: { id } })}
      titleOf={({ titulo }) => titulo}
      tabTitle={(title) => t('company-offers.viewerTitle', { title })}
    >
      {(offer) => (
        <>
          <div className="viewer-bar" role="note">
            <Icon shapes={eye} />
            <p>
              {t('company-offers.viewerBar')}
              {!offer.datosEmpresa && (
                <span className="viewer-bar-anonymous">
                  <Icon shapes={eyeOff} />
                  {t('company-offers.viewerAnonymous')}
                </span>
              )}
            </p>
            <a
              className="button"
              href={fillPattern(brand.paths['company-offer-sheet'] ?? '/', { id: offer.urlAcceso })}
            >
              {t('company-offers.backToSheet')}
            </a>
          </div>
          <div className="offer">
            <h1>{offer.titulo}</h1>
            <OfferContent offer={offer} kind={kindOf(offer)} requirements={<Statements offer={offer} />}>
              <Applying offer={offer} />
            </OfferContent>
          </div>
        </>
      )}
    </Detail>
  );
}

/** Requirements of the offer as plain statements; students also see which ones they meet. */
function Statements({ offer: { requisitos = [] } }: { offer: OfferDetail }) {
  const { t } = usePage().format;
  if (requisitos.length === 0) return null;
  return (
    <OfferPart id="requirements" title={t('offer.requirements')}>
      <ul>
        {requisitos.map(({ codigo, texto }) => (
          <li key={`${codigo} ${texto}`}>{texto}</li>
        ))}
      </ul>
    </OfferPart>
  );
}

/** Placeholder for the students' application box. */
function Applying({ offer }: { offer: OfferDetail }) {
  const { t, date } = usePage().format;
  return (
    <section className="offer-apply" aria-labelledby="viewer-apply">
      <h2 id="viewer-apply">{t('company-offers.applying')}</h2>
      {offer.fechaCaducidad && (
        <p className="offer-soft">{t('company-offers.applyingUntil', { day: date(offer.fechaCaducidad) })}</p>
      )}
      <p className="offer-soft">
        {t(offer.urlInscripcionExterna ? 'company-offers.applyingOutside' : 'company-offers.applyingHere')}
      </p>
    </section>
  );
}
