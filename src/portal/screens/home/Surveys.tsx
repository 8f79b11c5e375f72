import clipboard from 'icon:clipboard-list';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { surveyKey } from '#portal/frame/survey-link.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { firstSurveys } from './home-blocks.ts';
import { SurveyRow } from './HomeRows.tsx';

export function Surveys({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <HomeBlock
      name="surveys"
      title={t('home.surveys')}
      icon={clipboard}
      all={brand.paths.surveys}
      answer={usePaintedAnswer('surveys', useQueryAnswer(dameEncuestasUsuario, {}, student !== undefined))}
      pick={firstSurveys}
      rowKey={surveyKey}
      retry={() => queryCache.refresh(dameEncuestasUsuario, {})}
      failed={t('home.surveysFailed')}
      empty={t('home.noSurveys')}
    >
      {(survey) => <SurveyRow survey={survey} />}
    </HomeBlock>
  );
}
