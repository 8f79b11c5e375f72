import { useRef } from 'react';
import arrow from 'icon:arrow-right';
import hash from 'icon:hash';
import pin from 'icon:map-pin';
import send from 'icon:send';
import tag from 'icon:tag';
import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { Fact } from '#portal/lists/detail/Fact.tsx';
import { WrittenText } from '#portal/island/language/WrittenText.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { offerAddress, offerPlace } from '#core/model/offers.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationState } from './ApplicationState.tsx';
import { ApplicationDocuments } from './ApplicationDocuments.tsx';

interface ApplicationArticleProps {
  application: Application;
  nameOf: (estado: number) => string | undefined;
}

/** An application in full: its state and actions, its offer, requested documents and history. */
export function ApplicationArticle({ application, nameOf }: ApplicationArticleProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const heading = useRef<HTMLHeadingElement>(null);
  const { titulo, empresa, fechaInscripcion, idoferta, documentacionNecesaria, historial, idioma } =
    application;
  const offer = offerAddress(application, brand.paths);
  const location = offerPlace(application);
  const isJob = application.idPerfil === profiles.empleo;
  return (
    <article className="detail application">
      <header className="detail-head">
        <h1 ref={heading} tabIndex={-1}>
          <WrittenText text={titulo} language={idioma} />
        </h1>
        <p className="detail-lead">{empresa}</p>
      </header>
      <div className="detail-columns">
        <ApplicationState
          application={application}
          name={nameOf(application.estado)}
          onChanged={() => heading.current?.focus()}
        />
        <div className="detail-body application-body">
          <section aria-labelledby="application-offer">
            <h2 id="application-offer">{t('applications.offer')}</h2>
            <dl className="detail-facts application-facts">
              <Fact icon={tag} name={t('applications.kind')}>
                {t(isJob ? 'applications.job' : 'applications.placement')}
              </Fact>
              {location && (
                <Fact icon={pin} name={t('applications.where')}>
                  {location}
                </Fact>
              )}
              {fechaInscripcion && (
                <Fact icon={send} name={t('applications.since')}>
                  <time dateTime={fechaInscripcion}>{date(fechaInscripcion)}</time>
                </Fact>
              )}
              {brand.settings.showReferenciaOferta && (
                <Fact icon={hash} name={t('applications.reference')}>
                  {idoferta}
                </Fact>
              )}
            </dl>
            {offer && (
              <p>
                <a className="application-offer-link" href={offer}>
                  {t('applications.seeOffer')}
                  <Icon shapes={arrow} />
                </a>
              </p>
            )}
          </section>
          {documentacionNecesaria && documentacionNecesaria.length > 0 && (
            <ApplicationDocuments documents={documentacionNecesaria} />
          )}
          {historial && historial.length > 0 && <ApplicationHistory steps={historial} nameOf={nameOf} />}
        </div>
      </div>
    </article>
  );
}
