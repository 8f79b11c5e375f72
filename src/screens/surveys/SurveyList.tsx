import { useStore } from '@nanostores/react';
import circleCheck from 'icon:circle-check';
import clipboardList from 'icon:clipboard-list';
import { dameEncuestas, dameEncuestasUsuario } from '#api/calls/survey-lists.ts';
import type { Survey } from '#api/entities/survey-entry.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { answers } from '#stores/portal-answers.ts';
import { $session } from '#stores/session.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { sortSurveys, surveyAddress } from './survey-list.ts';
import { SurveyFailed } from './SurveyWaiting.tsx';
import './survey.scss';
import './survey-list.scss';

/** A survey may be asked about several placements. */
const keyOf = ({ urlAcceso, idPractica }: Survey): string => `${urlAcceso} ${idPractica ?? ''}`;

/** The surveys of whoever is signed in. */
export function SurveyList() {
  const { brand, format } = usePage();
  const { t } = format;
  const type = useStore($session, { ssr: 'initial' })?.type;
  const ofCompany = useAnswer(dameEncuestas, {}, type === 'Empresa');
  const ofStudent = useAnswer(dameEncuestasUsuario, {}, type !== undefined && type !== 'Empresa');
  const answer = type === 'Empresa' ? ofCompany : ofStudent;

  if (answer.state === 'loading') return <SkeletonRows rows={3} label={t('surveys.loadingList')} />;
  if (answer.state === 'failed') {
    const call = type === 'Empresa' ? dameEncuestas : dameEncuestasUsuario;
    return <SurveyFailed failure={answer.failure} retry={() => void answers.refresh(call, {})} />;
  }
  const { open, answered } = sortSurveys(answer.datos);
  if (answer.datos.length === 0) {
    return (
      <div className="survey-card survey-message">
        <Icon shapes={clipboardList} />
        <p>{t('surveys.none')}</p>
        <a className="button" href={brand.paths.home}>
          {t('actions.goHome')}
        </a>
      </div>
    );
  }
  return (
    <div className="survey-lists">
      <section aria-labelledby="surveys-open">
        <h2 id="surveys-open">{t('surveys.open', { count: open.length })}</h2>
        {open.length === 0 && <p>{t('surveys.allAnswered')}</p>}
        <ul role="list">
          {open.map((survey) => (
            <OpenSurvey key={keyOf(survey)} survey={survey} pattern={brand.paths.survey ?? '/'} />
          ))}
        </ul>
      </section>
      {answered.length > 0 && (
        <section aria-labelledby="surveys-answered">
          <h2 id="surveys-answered">{t('surveys.answered', { count: answered.length })}</h2>
          <ul role="list">
            {answered.map((survey) => (
              <li key={keyOf(survey)} className="survey-row">
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

function OpenSurvey({ survey, pattern }: { survey: Survey; pattern: string }) {
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
