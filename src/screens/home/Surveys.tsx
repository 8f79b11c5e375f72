import clipboard from 'icon:clipboard-list';
import { dameEncuestasUsuario } from '#api/calls/survey-lists.ts';
import type { Session } from '#session/session.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { answers } from '#stores/portal-answers.ts';
import { Block } from './Block.tsx';
import { limits, openSurveys, surveyAddress } from './home-store.ts';

export function Surveys({ student }: { student: Session | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <Block
      name="surveys"
      title={t('home.surveys')}
      icon={clipboard}
      all={brand.paths.surveys}
      answer={useAnswer(dameEncuestasUsuario, {}, student !== undefined)}
      pick={(surveys) => openSurveys(surveys).slice(0, limits.surveys)}
      rowKey={({ urlAcceso }) => urlAcceso}
      retry={() => answers.refresh(dameEncuestasUsuario, {})}
      failed={t('home.surveysFailed')}
      empty={t('home.noSurveys')}
    >
      {(survey) => (
        <div className="home-row">
          <h3>
            <a href={surveyAddress(brand.paths.survey ?? '/', survey)}>{survey.titulo}</a>
          </h3>
          {survey.respuestaObligatoria && <p className="home-badge">{t('home.mandatory')}</p>}
        </div>
      )}
    </Block>
  );
}
