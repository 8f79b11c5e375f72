import clipboard from 'icon:clipboard-list';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { surveyAddress, surveyKey } from '#portal/frame/survey-link.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { limits, openSurveys } from './home-blocks.ts';

export function Surveys({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <HomeBlock
      name="surveys"
      title={t('home.surveys')}
      icon={clipboard}
      all={brand.paths.surveys}
      answer={useQueryAnswer(dameEncuestasUsuario, {}, student !== undefined)}
      pick={(surveys) => openSurveys(surveys).slice(0, limits.surveys)}
      rowKey={surveyKey}
      retry={() => queryCache.refresh(dameEncuestasUsuario, {})}
      failed={t('home.surveysFailed')}
      empty={t('home.noSurveys')}
    >
      {(survey) => (
        <div className="home-row">
          <h3>
            <a href={surveyAddress(brand.paths.survey, survey)}>{survey.titulo}</a>
          </h3>
          {survey.respuestaObligatoria && <p className="home-badge">{t('home.mandatory')}</p>}
        </div>
      )}
    </HomeBlock>
  );
}
