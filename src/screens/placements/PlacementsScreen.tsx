import graduationCap from 'icon:graduation-cap';
import searchX from 'icon:search-x';
import { damePracticasAlumno } from '#api/calls/student-placements.ts';
import { errorOf } from '#api/errors.ts';
import { DetailSkeleton } from '#shell/detail/DetailSkeleton.tsx';
import { useDocumentTitle } from '#shell/detail/use-document-title.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { PageFailed, PageState } from '#shell/page-state/PageState.tsx';
import { useBrowserValue } from '#shell/use-browser-value.ts';
import { useLastSession } from '#shell/use-last-session.ts';
import { answers } from '#stores/portal-answers.ts';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { placementInQuery } from './placement-address.ts';
import { PlacementArticle } from './PlacementArticle.tsx';
import { PlacementList } from './PlacementList.tsx';
import { useMissingData } from './use-missing-data.ts';
import '#shell/detail/detail.scss';
import '#shell/sections/sections.scss';
import './placements.scss';

interface PlacementsScreenProps {
  /** What the brand calls the sheet of a week. */
  sheetName: string;
}

/** Without the service there are no placements; another try would end in the same way. */
const noService = 21;

/** The reader's own placements, or the one that the query of the address names. */
export function PlacementsScreen({ sheetName }: PlacementsScreenProps) {
  const { brand, format, route } = usePage();
  const { t } = format;
  const wanted = useBrowserValue(() => placementInQuery(location.search) ?? '');
  const session = useLastSession();
  const answer = useAnswer(damePracticasAlumno, {}, session !== undefined);
  const missing = useMissingData(session !== undefined);
  const placement =
    answer.state === 'ready' ? answer.datos.find(({ id }) => String(id) === wanted) : undefined;
  const isMissing = Boolean(wanted) && answer.state === 'ready' && !placement;
  useDocumentTitle(placement?.titulo);

  if (placement) return <PlacementArticle {...{ placement, sheetName, missing }} />;
  const { state } = answer;
  const isWaiting = state === 'loading' || wanted === undefined;
  const isRefused =
    state === 'failed' && answer.failure.kind === 'error' && answer.failure.code === noService;
  return (
    <div className="detail placements">
      <h1>{brand.titles[route]}</h1>
      {isWaiting && wanted && <DetailSkeleton label={t('placements.loading')} />}
      {isWaiting && !wanted && <SkeletonRows rows={3} label={t('placements.loading')} />}
      {isRefused && (
        <PageState icon={graduationCap} text={t(errorOf(noService).text)} isAlert>
          <a className="button button-primary" href={brand.paths.home}>
            {t('actions.goHome')}
          </a>
        </PageState>
      )}
      {state === 'failed' && !isRefused && (
        <PageFailed
          text={t('placements.failed')}
          retry={() => void answers.refresh(damePracticasAlumno, {})}
        />
      )}
      {isMissing && (
        <PageState icon={searchX} text={t('placements.gone')} isAlert>
          <a className="button button-primary" href={brand.paths.placements}>
            {t('actions.seeMyPlacements')}
          </a>
        </PageState>
      )}
      {state === 'ready' && wanted === '' && (
        <PlacementList placements={answer.datos} {...{ sheetName, missing }} />
      )}
    </div>
  );
}
