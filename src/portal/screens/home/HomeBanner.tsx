import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useRef } from 'react';
import arrow from 'icon:arrow-right';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { localDay } from '#core/i18n/dates.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { offerAddress, type OfferKind } from '#core/model/offers.ts';
import { surveyAddress } from '#portal/frame/survey-link.ts';
import { offerKindOf } from '#portal/frame/menu/student-menu.ts';
import { areOwnStudiesGiven } from '#portal/pieces/own-studies/own-studies.ts';
import { dueSheets } from '#core/model/weekly-sheets.ts';
import { $refusal } from '#portal/data/session/account-refusal.ts';
import { $cvSummary, type CvSummary } from '#portal/data/cache/cv-summary.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { LazyPreEnrolment } from './LazyPreEnrolment.tsx';
import { blocksOf } from './home-blocks.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { useApplications } from './use-applications.ts';
import './banner.scss';

const noSummary = atom<CvSummary | 'loading' | 'failed'>('loading');

interface Advice {
  text: MessageId;
  action: MessageId;
  route: RouteId;
  /** Address within the page, where the route alone is not enough. */
  href?: string;
}

function adviceOf(next: NextStep, kind: OfferKind | undefined, paths: PublicBrand['paths']): Advice {
  const survey =
    'survey' in next && next.count === 1 ? { href: surveyAddress(paths.survey, next.survey) } : {};
  const offers: Advice =
    kind === 'empleo'
      ? { text: 'home.stepJobs', action: 'actions.seeJobOffers', route: 'job-offers' }
      : { text: 'home.stepPlacements', action: 'actions.seePlacementOffers', route: 'placement-offers' };
  const advices: Record<NextStep['step'], Advice> = {
    preEnrolment: {
      text: 'home.stepPreEnrolment',
      action: 'actions.seeMyApplications',
      route: 'applications',
    },
    mandatorySurvey: {
      text: 'home.stepMandatorySurvey',
      action: 'home.answerSurveys',
      route: 'surveys',
      ...survey,
    },
    correctSheets: { text: 'home.stepCorrectSheets', action: 'actions.seeMyPlacements', route: 'placements' },
    sendSheets: { text: 'home.stepSendSheets', action: 'actions.seeMyPlacements', route: 'placements' },
    survey: { text: 'home.stepSurvey', action: 'home.answerSurveys', route: 'surveys', ...survey },
    ownStudies: {
      text: 'home.stepOwnStudies',
      action: 'actions.seeMyStudies',
      route: 'cv',
      href: `${paths.cv ?? ''}#studies`,
    },
    studies: { text: 'home.stepStudies', action: 'actions.addStudies', route: 'cv' },
    search: { text: 'home.stepSearch', action: 'actions.activateSearch', route: 'cv' },
    cv: { text: 'home.stepCv', action: 'actions.completeCv', route: 'cv' },
    profile: { text: 'home.stepProfile', action: 'actions.goToMyCv', route: 'cv' },
    offers,
  };
  return advices[next.step];
}

/** The student's next step; `undefined` until every query that decides it has succeeded or failed. */
function useNextStep(student: PortalSession | undefined): NextStep | undefined {
  const { brand } = usePage();
  const blocks = blocksOf(brand, student);
  const applications = useApplications(student).answer;
  const surveys = useQueryAnswer(dameEncuestasUsuario, {}, student !== undefined && blocks.surveys);
  const hasSheets = brand.settings.modulos.hojasSemanales && student?.soloCiclosUAX === true;
  const placements = useQueryAnswer(damePracticasAlumno, {}, hasSheets);
  const cv = useStore(student ? $cvSummary : noSummary, { ssr: 'initial' });
  const isWaiting =
    !student ||
    (blocks.applications && applications.state === 'loading') ||
    (blocks.surveys && surveys.state === 'loading') ||
    (hasSheets && placements.state === 'loading') ||
    cv === 'loading';
  if (isWaiting) return undefined;
  return nextStep({
    applications: applications.state === 'ready' ? applications.datos : undefined,
    surveys: surveys.state === 'ready' ? surveys.datos : undefined,
    sheets:
      placements.state === 'ready'
        ? dueSheets(
            placements.datos.flatMap(({ hojas = [] }) => hojas),
            localDay(),
          )
        : undefined,
    cv: cv === 'failed' ? undefined : cv,
    areOwnStudiesGiven: areOwnStudiesGiven(brand.fields),
    kind: offerKindOf(student, brand),
  });
}

/** Greeting and next step, with its buttons; a company's pre-enrolment is answered in place. */
export function HomeBanner({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  const isRefused = useStore($refusal, { ssr: 'initial' }) !== undefined;
  const next = useNextStep(student);
  const name = student?.nombre ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="home-banner">
      <span className="home-banner-motif" aria-hidden="true" />
      <div className="home-banner-text">
        <h1 ref={heading} tabIndex={-1}>
          {name === '' ? t('home.welcome') : t('home.greeting', { name })}
        </h1>
        {isRefused ? null : next ? (
          // The pressed button disappears with the answer, so focus moves to the heading.
          <Step
            next={next}
            kind={student && offerKindOf(student, brand)}
            onAnswered={() => heading.current?.focus()}
          />
        ) : (
          <p className="home-banner-waiting">
            <span className="visually-hidden">{t('home.loading')}</span>
            <span className="skeleton-line" aria-hidden="true" />
          </p>
        )}
      </div>
    </div>
  );
}

interface StepProps {
  next: NextStep;
  kind: OfferKind | undefined;
  onAnswered: () => void;
}

function Step({ next, kind, onAnswered }: StepProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { text, action, route, href } = adviceOf(next, kind, brand.paths);
  const count = 'count' in next ? { count: next.count } : {};
  const words = t(text, count);
  if (next.step === 'preEnrolment') {
    const { application } = next;
    const address = offerAddress(application, brand.paths, true);
    return (
      <>
        <p>
          {words} {address ? <a href={address}>{application.titulo}</a> : application.titulo}
        </p>
        <div className="home-banner-answer">
          <LazyPreEnrolment
            key={`${application.idPerfil}-${application.idCandidatura}`}
            {...{ application, onAnswered }}
          />
        </div>
      </>
    );
  }
  return (
    <>
      <p>{words}</p>
      <a className="button button-primary" href={href ?? brand.paths[route] ?? brand.paths.home ?? '/'}>
        {t(action, count)}
        <Icon shapes={arrow} />
      </a>
    </>
  );
}
