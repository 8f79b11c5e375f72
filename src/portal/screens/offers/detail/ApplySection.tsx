import external from 'icon:external-link';
import type { ReactNode, Ref } from 'react';
import { flagsOf } from '#core/brand/field-flags.ts';
import { candidacyStates } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { daysToApply, isOver } from '#core/model/offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { useServerAddress } from '#portal/island/server-link/use-server-address.ts';
import { ListNames } from '#portal/pieces/offer-sheet/ListNames.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

/** Whether the student has applied, as far as the offer says. */
export const isAppliedTo = ({ estado, inscrito }: OfferDetail): boolean =>
  estado !== undefined || inscrito === true;

/** Number of requirements that the student does not meet. */
export const missingOf = ({ requisitos }: OfferDetail): number =>
  requisitos?.filter(({ cumple }) => !cumple).length ?? 0;

interface ApplySectionProps {
  hasApplied: boolean;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Section beside an offer: how to apply, or the student's own application. */
export function ApplySection({ hasApplied, heading, children }: ApplySectionProps) {
  const { t } = usePage().format;
  return (
    <section className="offer-apply" aria-labelledby="offer-apply">
      <h2 id="offer-apply" ref={heading} tabIndex={-1}>
        {t(hasApplied ? 'offers.yourApplication' : 'offers.applyTitle')}
      </h2>
      {children}
    </section>
  );
}

interface ActionPlaceProps {
  /** Label of the button, which decides its size. */
  label: string;
  /** The button, once it answers. */
  children: ReactNode;
}

/** The place of a button, as large as the button. */
function ActionPlace({ label, children }: ActionPlaceProps) {
  return <div className="offer-action">{children || <span className="button">{label}</span>}</div>;
}

interface ApplyTermsProps {
  offer: OfferDetail;
  /** The button, in its place, once it answers. */
  children?: ReactNode;
}

/** What to know before applying, above the button, or the link to where applications are made. */
export function ApplyTerms({ offer, children }: ApplyTermsProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const isShown = (key: string): boolean => flagsOf(brand.fields.oferta, key).visible;
  const link = isShown('urlInscripcionExterna') && offer.urlInscripcionExterna;
  const isExternal = useServerAddress(link || undefined) !== undefined && isWebAddress(link || '');
  const missing = missingOf(offer);
  const until = isShown('fechaCaducidad') && offer.fechaCaducidad;
  const days = daysToApply(offer);
  const documents = isShown('documentosRequeridos') ? (offer.documentosRequeridos ?? []) : [];
  return (
    <>
      {missing > 0 && (
        <p className="offer-requirements-sum" data-missing>
          <a href="#offer-requirements">{t('offer.requirementsMissing', { count: missing })}</a>
        </p>
      )}
      {until && (
        <p className="offer-soft">
          {t('offers.applyUntil', { day: date(until) })}
          {days !== undefined && <strong>{` ${t('frame.closesIn', { count: days })}.`}</strong>}
        </p>
      )}
      {documents.length > 0 && (
        <div className="offer-soft">
          <p>{t('offer.documentosRequeridos')}:</p>
          <ListNames name="tiposDocumentoAlumnoPracticas" ids={documents} />
        </div>
      )}
      {isExternal ? (
        <>
          <p className="offer-soft">{t('offers.externalText')}</p>
          <ServerLink className="button button-primary" address={link || undefined}>
            <Icon shapes={external} />
            {t('offers.applyOutside')}
          </ServerLink>
        </>
      ) : (
        <ActionPlace label={t('offers.apply')}>{children}</ActionPlace>
      )}
    </>
  );
}

interface OwnStateProps {
  offer: OfferDetail;
  /** The student's application, once it is known. */
  application?: Application | undefined;
  /** The button that withdraws it, in its place. */
  children?: ReactNode;
}

/** State of the student's own application, with a link to its page. */
export function OwnState({ offer, application, children }: OwnStateProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const states = useDomainLabels('estadosCandidaturasAlumno');
  const { estado, urlAcceso } = offer;
  const isWaiting = estado === candidacyStates.preEnrolmentPending;
  const isAnswered = isWaiting || estado === candidacyStates.preEnrolmentRejected;
  const href = brand.paths.application && fillPattern(brand.paths.application, { id: urlAcceso });
  return (
    <>
      <p className="offer-status">
        <span className="offer-card-badge" data-over={(application && isOver(application)) || undefined}>
          {states?.of(estado) ?? t('frame.applied')}
        </span>
      </p>
      {application?.descripcionEstadoMotivo && (
        <p className="offer-soft">{application.descripcionEstadoMotivo}</p>
      )}
      {href && (
        <a className={`button ${isWaiting ? 'button-primary' : ''}`} href={href}>
          {t(isWaiting ? 'offers.answerApplication' : 'offers.seeApplication')}
        </a>
      )}
      {!isAnswered && <ActionPlace label={t('frame.withdraw')}>{children}</ActionPlace>}
    </>
  );
}
