import book from 'icon:book-open';
import { dameGuiaOrientacion } from '#core/contract/calls/student-placements.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { firstGuides, guideKey } from './home-blocks.ts';
import { GuideRow } from './HomeRows.tsx';

export function Guides({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <HomeBlock
      name="guides"
      title={t('home.guides')}
      icon={book}
      all={brand.paths.guides}
      answer={usePaintedAnswer('guides', useQueryAnswer(dameGuiaOrientacion, {}, student !== undefined))}
      pick={firstGuides}
      rowKey={guideKey}
      retry={() => queryCache.refresh(dameGuiaOrientacion, {})}
      failed={t('home.guidesFailed')}
      empty={t('home.noGuides')}
    >
      {(guide) => <GuideRow guide={guide} />}
    </HomeBlock>
  );
}
