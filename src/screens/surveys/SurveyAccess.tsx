import clock from 'icon:clock';
import link2Off from 'icon:link-2-off';
import type { SurveyAccess as Access } from '#api/entities/survey.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';
import type { ConnectedSurvey } from './connect-survey.ts';
import { signInKinds } from './sign-in-kinds.ts';
import type { AccessReason } from './survey-stage.ts';
import { SurveyAnonymous } from './SurveyAnonymous.tsx';
import { SurveySignIn } from './SurveySignIn.tsx';

interface SurveyAccessProps {
  access: Access;
  reason: AccessReason | undefined;
  survey: ConnectedSurvey;
}

const reasons = {
  link: { icon: link2Off, text: 'surveys.linkEnded' },
  session: { icon: clock, text: 'surveys.sessionEnded' },
} as const;

/** Who answers: someone with an account, or nobody in particular. */
export function SurveyAccess({ access, reason, survey }: SurveyAccessProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { password, university } = signInKinds(access, brand.settings);
  const { sacaOpcionAnonima } = access;
  const hasAccount = password.length > 0 || university;
  const why = reason && reasons[reason];
  return (
    <>
      {why && (
        <p className="survey-why" role="status">
          <Icon shapes={why.icon} />
          <span>{t(why.text)}</span>
        </p>
      )}
      <div className="survey-ways">
        {password.length > 0 && <SurveySignIn kinds={password} survey={survey} />}
        {sacaOpcionAnonima && <SurveyAnonymous survey={survey} isOnlyWay={!hasAccount} />}
        {!hasAccount && !sacaOpcionAnonima && <p className="survey-card">{t('surveys.onlyByLink')}</p>}
      </div>
    </>
  );
}
