import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { forgetLinkToken } from '#portal/frame/boot/link-token.ts';
import { usePage } from '#portal/island/page-context.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { titleWith } from '#portal/lists/detail/title-with.ts';
import { connectSurvey, type ConnectedSurvey } from './connect-survey.ts';
import { SurveyAccess } from './SurveyAccess.tsx';
import { SurveyNotice } from './SurveyNotice.tsx';
import { SurveyQuestions } from './SurveyQuestions.tsx';
import { SurveyRefused } from './SurveyRefused.tsx';
import { SurveyThanks } from './SurveyThanks.tsx';
import { SurveyLoading } from './SurveyLoading.tsx';
import type { SurveyStage } from './survey-stage.ts';
import './survey.scss';

interface SurveyScreenProps {
  /** Which of a survey's two pages is shown. */
  page: 'survey' | 'access';
}

const loading = atom<SurveyStage>({ stage: 'loading' });
const untitled = atom<string | undefined>(undefined);

/** Screen of a survey: access, questions, and thanks. */
export function SurveyScreen({ page }: SurveyScreenProps) {
  const facts = usePage();
  const [survey] = useState(() => (typeof document === 'undefined' ? undefined : connectSurvey(facts, page)));
  const stage = useStore(survey?.stage ?? loading, { ssr: () => loading.get() });
  const title = useStore(survey?.title ?? untitled, { ssr: () => undefined });
  const fallback = facts.brand.titles[page === 'survey' ? 'survey' : 'survey-access'] ?? '';
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!survey) return;
    void survey.open();
    // A page restored from the browser's history may have been left during a request.
    const reopen = ({ persisted }: PageTransitionEvent): void => {
      const { stage: now } = survey.stage.get();
      if (persisted && (now === 'loading' || now === 'leaving')) void survey.open();
    };
    addEventListener('pageshow', reopen);
    return () => removeEventListener('pageshow', reopen);
  }, [survey]);

  useEffect(() => {
    if (!survey || survey.isSuperseded()) return;
    if (stage.stage !== 'loading' && stage.stage !== 'failed') forgetLinkToken();
    if (stage.stage === 'leaving') location.replace(survey.addresses[stage.to]);
  }, [survey, stage]);

  const tabTitle = title && page !== 'survey' ? titleWith(title, fallback) : title;
  useEffect(() => {
    if (tabTitle) document.title = document.title.replace(fallback, tabTitle);
  }, [tabTitle, fallback]);

  const isWaiting = stage.stage === 'loading' || stage.stage === 'leaving';
  useFocusOnChange(heading, isWaiting ? undefined : stage.stage);

  return (
    <div className="survey" data-stage={stage.stage}>
      <h1 ref={heading} tabIndex={-1}>
        {title ?? fallback}
      </h1>
      {survey && !isWaiting ? <Stage {...{ stage, survey }} /> : <SurveyLoading />}
    </div>
  );
}

/** Moves focus to the heading when the stage changes, but not for the first stage. */
function useFocusOnChange(heading: { current: HTMLElement | null }, shown: string | undefined): void {
  const previous = useRef<string>(undefined);
  useEffect(() => {
    if (shown === undefined) return;
    if (previous.current !== undefined && previous.current !== shown) heading.current?.focus();
    previous.current = shown;
  }, [heading, shown]);
}

function Stage({ stage, survey }: { stage: SurveyStage; survey: ConnectedSurvey }) {
  const { t } = usePage().format;
  switch (stage.stage) {
    case 'failed':
      return (
        <FailedRead failure={stage.failure} text={t('surveys.failed')} retry={() => void survey.open()} />
      );
    case 'refused':
      return <SurveyRefused code={stage.code} survey={survey} />;
    case 'access':
      return <SurveyAccess stage={stage} survey={survey} />;
    case 'notice':
      return <SurveyNotice notice={stage.notice} survey={survey} />;
    case 'questions':
      return (
        <SurveyQuestions content={stage.survey} offersAnonymity={stage.offersAnonymity} survey={survey} />
      );
    case 'finished':
      return <SurveyThanks />;
    default:
      return <SurveyLoading />;
  }
}
