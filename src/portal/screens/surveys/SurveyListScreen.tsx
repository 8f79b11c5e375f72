import { useStore } from '@nanostores/react';
import circleCheck from 'icon:circle-check';
import clipboardList from 'icon:clipboard-list';
import { dameEncuestas, dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { AnswerRemarks, omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { surveyAddress, surveyKey } from '#portal/frame/survey-link.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { sortSurveys } from './survey-list.ts';
import './survey.scss';
import './survey-list.scss';

/** Screen of the signed-in user's surveys. */
export function SurveyListScreen() {
  return (
    <div className="survey-list">
      <SurveyList />
    </div>
  );
}

function SurveyList() {
  const { brand, format } = usePage();
  const { t } = format;
  const type = useStore($session, { ssr: 'initial' })?.type;
  const companyAnswer = useQueryAnswer(dameEncuestas, {}, type === 'Empresa');
  const studentAnswer = useQueryAnswer(dameEncuestasUsuario, {}, type !== undefined && type !== 'Empresa');
  const answer = type === 'Empresa' ? companyAnswer : studentAnswer;

  if (answer.state === 'loading') return <SkeletonRows rows={3} label={t('surveys.loadingList')} />;
  const retry = (): Promise<unknown> =>
    queryCache.refresh(type === 'Empresa' ? dameEncuestas : dameEncuestasUsuario, {});
  if (answer.state === 'failed')
    return <FailedRead failure={answer.failure} text={t('surveys.listFailed')} retry={() => void retry()} />;
  const { open, answered } = sortSurveys(answer.datos);
  const remarks = <AnswerRemarks answers={[answer]} retry={retry} />;
  if (answer.datos.length === 0 && omittedOf(answer) === 0) {
    return (
      <>
        {remarks}
        <div className="survey-card survey-message">
          <Icon shapes={clipboardList} />
          <p>{t('surveys.none')}</p>
          <a className="button" href={brand.paths.home}>
            {t('actions.goHome')}
          </a>
        </div>
      </>
    );
  }
  return (
    <div className="survey-lists">
      {remarks}
      <section aria-labelledby="surveys-open">
        <h2 id="surveys-open">{t('surveys.open', { count: open.length })}</h2>
        {open.length === 0 && <p>{t('surveys.allAnswered')}</p>}
        <ul role="list">
          {open.map((survey) => (
            <OpenSurvey key={surveyKey(survey)} survey={survey} pattern={brand.paths.survey} />
          ))}
        </ul>
      </section>
      {answered.length > 0 && (
        <section aria-labelledby="surveys-answered">
          <h2 id="surveys-answered">{t('surveys.answered', { count: answered.length })}</h2>
          <ul role="list">
            {answered.map((survey) => (
              <li key={surveyKey(survey)} className="survey-row">
                <h3>{survey.titulo}</h3>
                <p className="survey-done">
                  <Icon shapes={circleCheck} />
                  {t('surveys.isAnswered')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function OpenSurvey({ survey, pattern }: { survey: Survey; pattern: string | undefined }) {
  const { t } = usePage().format;
  const { titulo, respuestaObligatoria, idPractica } = survey;
  return (
    <li className="survey-row">
      <div>
        <h3>{titulo}</h3>
        {respuestaObligatoria && <p className="survey-mark">{t('surveys.mandatory')}</p>}
        {idPractica !== undefined && <p className="survey-about">{t('surveys.aboutPlacement')}</p>}
      </div>
      <a
        className={`button ${respuestaObligatoria ? 'button-primary' : ''}`}
        href={surveyAddress(pattern, survey)}
        aria-label={t('surveys.answerOf', { title: titulo })}
      >
        {t('surveys.answer')}
      </a>
    </li>
  );
}
