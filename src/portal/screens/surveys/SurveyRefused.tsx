import * as codes from '#core/contract/codes.ts';
import ban from 'icon:ban';
import circleCheck from 'icon:circle-check';
import { errorOf } from '#core/status-messages/errors.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { ConnectedSurvey } from './connect-survey.ts';

interface SurveyRefusedProps {
  code: number;
  survey: ConnectedSurvey;
}

/** Codes that another sign-in may resolve. */
const resolvableCodes: readonly number[] = [codes.surveyNotForUsers, codes.surveyNotForYou];

/** Refusal: the survey is not available, not for this person, or already answered. */
export function SurveyRefused({ code, survey }: SurveyRefusedProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { text, button, target } = errorOf(code);
  const href = target === 'survey-access' ? survey.addresses.access : brand.paths.home;
  return (
    <div className="survey-card survey-message">
      <Icon shapes={code === codes.surveyAnswered ? circleCheck : ban} />
      <p>{t(text)}</p>
      <div className="survey-buttons">
        <a className="button button-primary" href={href}>
          {t(button ?? 'actions.goHome')}
        </a>
        {resolvableCodes.includes(code) && (
          <Button kind="quiet" onClick={() => void survey.restart()}>
            {t('surveys.otherWay')}
          </Button>
        )}
      </div>
    </div>
  );
}
