import clock from 'icon:clock';
import landmark from 'icon:landmark';
import link2Off from 'icon:link-2-off';
import { useStore } from '@nanostores/react';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { ConnectedSurvey } from './connect-survey.ts';
import { failureText } from './failure-text.ts';
import { signInKinds } from './sign-in-kinds.ts';
import type { SurveyStage } from './survey-stage.ts';
import { SurveyAnonymous } from './SurveyAnonymous.tsx';
import { SurveySignIn } from './SurveySignIn.tsx';

interface SurveyAccessProps {
  stage: Extract<SurveyStage, { stage: 'access' }>;
  survey: ConnectedSurvey;
}

const reasons = {
  link: { icon: link2Off, text: 'surveys.linkEnded' },
  session: { icon: clock, text: 'surveys.sessionEnded' },
} as const;

/** Access to a survey: sign-in, or anonymous. */
export function SurveyAccess({ stage, survey }: SurveyAccessProps) {
  const { access, reason, refusal } = stage;
  const { brand, format } = usePage();
  const { t } = format;
  const { password, university } = signInKinds(access, brand.settings);
  // Single sign-on cannot start while a user is signed in to the portal.
  const isSignedIn = useStore($session, { ssr: 'initial' }) !== undefined;
  const start = university && !isSignedIn ? survey.universityStart : undefined;
  const { sacaOpcionAnonima } = access;
  const hasAccount = password.length > 0 || start !== undefined;
  const why = reason && reasons[reason];
  useAnnounce(why && t(why.text));
  return (
    <>
      {why && (
        <p className="survey-why">
          <Icon shapes={why.icon} />
          <span>{t(why.text)}</span>
        </p>
      )}
      {refusal && (
        <p className="survey-card survey-problem" role="alert">
          {failureText(refusal, t)}
        </p>
      )}
      <div className="survey-ways">
        {start && (
          <section className="survey-card" aria-labelledby="survey-university">
            <h2 id="survey-university">{t('surveys.signInUniversity')}</h2>
            <p>{t('surveys.universityText')}</p>
            <a
              className={`button ${password.includes('Alumno') ? '' : 'button-primary'}`.trimEnd()}
              href={start}
            >
              <Icon shapes={landmark} />
              {t('actions.signInWithUniversity')}
            </a>
          </section>
        )}
        {password.length > 0 && <SurveySignIn kinds={password} survey={survey} />}
        {sacaOpcionAnonima && <SurveyAnonymous survey={survey} isOnlyMethod={!hasAccount} />}
        {!hasAccount && !sacaOpcionAnonima && <p className="survey-card">{t('surveys.onlyByLink')}</p>}
      </div>
    </>
  );
}
