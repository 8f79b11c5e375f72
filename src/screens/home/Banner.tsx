import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import arrow from 'icon:arrow-right';
import { damePracticasAlumno } from '#api/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#api/calls/survey-lists.ts';
import type { MessageId } from '#i18n/messages.ts';
import type { RouteId } from '#routing/table.ts';
import type { Session } from '#session/session.ts';
import { localDay } from '#shell/event-card/upcoming.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { type OfferKind, offerKindOf } from '#shell/menu/student-menu.ts';
import { dueSheets } from '#shell/weekly-sheets/weekly-sheets.ts';
import { $cvSummary, type CvSummary } from '#stores/cv-summary.ts';
import { Icon } from '#ui/Icon.tsx';
import { blocksOf } from './home-store.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { useApplications } from './use-applications.ts';
import './banner.scss';

const unasked = atom<CvSummary | 'loading' | 'failed'>('loading');

interface Advice {
  text: MessageId;
  action: MessageId;
  route: RouteId;
}

function adviceOf({ step }: NextStep, kind: OfferKind | undefined): Advice {
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
    mandatorySurvey: { text: 'home.stepMandatorySurvey', action: 'home.answerSurveys', route: 'surveys' },
    correctSheets: { text: 'home.stepCorrectSheets', action: 'actions.seeMyPlacements', route: 'placements' },
    sendSheets: { text: 'home.stepSendSheets', action: 'actions.seeMyPlacements', route: 'placements' },
    survey: { text: 'home.stepSurvey', action: 'home.answerSurveys', route: 'surveys' },
    studies: { text: 'home.stepStudies', action: 'actions.addStudies', route: 'cv' },
    search: { text: 'home.stepSearch', action: 'actions.activateSearch', route: 'cv' },
    cv: { text: 'home.stepCv', action: 'actions.completeCv', route: 'cv' },
    profile: { text: 'home.stepProfile', action: 'actions.goToMyCv', route: 'cv' },
    offers,
  };
  return advices[step];
}

/** What to do next; `undefined` until everything that decides it has come or failed. */
function useNextStep(student: Session | undefined): NextStep | undefined {
  const { brand } = usePage();
  const blocks = blocksOf(brand, student);
  const applications = useApplications(student).answer;
  const surveys = useAnswer(dameEncuestasUsuario, {}, student !== undefined && blocks.surveys);
  const hasSheets = brand.settings.modulos.hojasSemanales && student?.soloCiclosUAX === true;
  const placements = useAnswer(damePracticasAlumno, {}, hasSheets);
  const cv = useStore(student ? $cvSummary : unasked, { ssr: 'initial' });
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
            localDay(new Date()),
          )
        : undefined,
    cv: cv === 'failed' ? undefined : cv,
    kind: offerKindOf(student, brand),
  });
}

export function Banner({ student }: { student: Session | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  const next = useNextStep(student);
  const advice = next && adviceOf(next, student && offerKindOf(student, brand));
  const name = student?.nombre ?? '';
  return (
    <div className="home-banner">
      <svg className="home-banner-mark" viewBox="0 0 240 160" aria-hidden="true">
        <circle cx="176" cy="44" r="92" />
        <circle cx="92" cy="124" r="56" />
        <circle cx="206" cy="132" r="26" />
      </svg>
      <div className="home-banner-text">
        <h1>{name === '' ? t('home.welcome') : t('home.greeting', { name })}</h1>
        {next && advice ? (
          <>
            <p>{t(advice.text, 'count' in next ? { count: next.count } : {})}</p>
            <a className="button button-primary" href={brand.paths[advice.route] ?? brand.paths.home}>
              {t(advice.action)}
              <Icon shapes={arrow} />
            </a>
          </>
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
