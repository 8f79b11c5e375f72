import * as codes from '#core/contract/codes.ts';
import graduationCap from 'icon:graduation-cap';
import searchX from 'icon:search-x';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { errorOf } from '#core/status-messages/errors.ts';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import type { DetailState } from '#portal/lists/detail/detail-state.ts';
import { DetailOf } from '#portal/lists/detail/DetailOf.tsx';
import { titleWith } from '#portal/lists/detail/title-with.ts';
import { Gone } from '#portal/lists/detail/Gone.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ListFile } from '#portal/lists/file/ListFile.tsx';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { hasProject } from '#portal/pieces/training-project/has-project.ts';
import { projectInQuery } from '#portal/pieces/training-project/project-address.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { placementInQuery } from './placement-address.ts';
import { PlacementArticle } from './PlacementArticle.tsx';
import { NoPlacements, PlacementList } from './PlacementList.tsx';
import { visibleFields } from './visible-fields.ts';
import { useMissingData } from './use-missing-data.ts';
import '#portal/forms/editors/sections.scss';
import './placements.scss';

const loadProject = async () => (await import('./StudentProject.tsx')).StudentProject;

interface PlacementsScreenProps {
  /** The brand's name for weekly sheets. */
  sheetName: string;
}

/** The student's placements, or the placement named in the query of the address. */
export function PlacementsScreen({ sheetName }: PlacementsScreenProps) {
  const { brand, format, route } = usePage();
  const { t } = format;
  const linkedId = useBrowserValue(() => placementInQuery(location.search) ?? '');
  const isProject = useBrowserValue(() => projectInQuery(location.search) !== '');
  const session = useLastSession();
  const answer = useQueryAnswer(damePracticasAlumno, {}, session !== undefined);
  const mayHaveProject = session?.soloCiclosUAX !== true;
  const missing = useMissingData(session !== undefined);
  const reload = (): Promise<unknown> => queryCache.refresh(damePracticasAlumno, {});
  const { state } = answer;
  const isRefused =
    state === 'failed' && answer.failure.kind === 'error' && answer.failure.code === codes.noPlacementService;
  const refused = isRefused && (
    <Gone icon={graduationCap} text={t(errorOf(codes.noPlacementService).text)} href={brand.paths.home}>
      {t('actions.goHome')}
    </Gone>
  );

  if (linkedId) {
    const placement = state === 'ready' && answer.datos.find(({ id }) => String(id) === linkedId);
    const detail = (): DetailState<StudentPlacement> => {
      if (answer.state === 'ready') return placement ? { ...answer, datos: placement } : { state: 'gone' };
      return isRefused ? { state: 'gone' } : answer;
    };
    const shownProject = isProject && mayHaveProject && placement && hasProject(placement, brand.settings);
    const tabTitle = shownProject ? 'training-project.tabTitle' : 'placements.tabTitle';
    return (
      <DetailOf
        answer={detail()}
        title={placement ? placement.titulo : undefined}
        tabTitle={(title, own) => t(tabTitle, { title: titleWith(title, own?.empresa) })}
        reload={reload}
        loading={t('placements.loading')}
        failed={t('placements.failed')}
        ifGone={() =>
          refused || (
            <Gone icon={searchX} text={t('placements.gone')} href={brand.paths.placements}>
              {t('actions.seeMyPlacements')}
            </Gone>
          )
        }
      >
        {(own) =>
          isProject && mayHaveProject && hasProject(own, brand.settings) ? (
            <LazyPart load={loadProject} props={{ placement: own }} />
          ) : (
            <PlacementArticle placement={own} {...{ sheetName, mayHaveProject, missing }} />
          )
        }
      </DetailOf>
    );
  }
  return (
    <div className="detail placements">
      <h1>{brand.titles[route]}</h1>
      {refused || (
        <ListOf
          answer={linkedId === undefined ? { state: 'loading' } : answer}
          reload={reload}
          loading={t('placements.loading')}
          rows={3}
          failed={t('placements.failed')}
          none={<NoPlacements />}
        >
          {(placements, remarks) => (
            <>
              {remarks}
              <ListFile
                rows={placements.map((placement) => visibleFields(placement, brand.fields))}
                title={brand.titles[route] ?? ''}
                isProof
                load={async () => (await import('./placements-file.ts')).placementColumns}
              />
              <PlacementList {...{ placements, sheetName, missing }} />
            </>
          )}
        </ListOf>
      )}
    </div>
  );
}
