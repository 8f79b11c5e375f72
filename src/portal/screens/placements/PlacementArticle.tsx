import { localDay } from '#core/i18n/dates.ts';
import arrowLeft from 'icon:arrow-left';
import type { MissingData } from '#core/contract/entities/missing-data.ts';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ProjectLink } from '#portal/pieces/training-project/ProjectLink.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { MissingDataBox } from './MissingDataBox.tsx';
import { stateOf } from './placement-groups.ts';
import { PlacementDocuments } from './PlacementDocuments.tsx';
import { PlacementSummary } from './PlacementSummary.tsx';
import { PlacementWeek } from './PlacementWeek.tsx';
import { PlacementWork } from './PlacementWork.tsx';
import { Tutors } from './Tutors.tsx';
import { useHasSheets } from './use-due-sheets.ts';
import { visibleFields } from './visible-fields.ts';
import { WeeklySheets } from './WeeklySheets.tsx';

interface PlacementArticleProps {
  placement: StudentPlacement;
  /** The brand's name for weekly sheets. */
  sheetName: string;
  /** Whether placements may have a training project: not for students of vocational cycles only. */
  mayHaveProject: boolean;
  missing: MissingData | undefined;
}

/** A placement with all fields that the brand shows, its weekly sheets and documents. */
export function PlacementArticle({ placement, sheetName, mayHaveProject, missing }: PlacementArticleProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const hasSheets = useHasSheets();
  const shown = visibleFields(placement, brand.fields);
  const { titulo, empresa } = shown;
  return (
    <article className="detail placement">
      <header className="detail-head">
        <a className="placement-link" href={brand.paths.placements}>
          <Icon shapes={arrowLeft} />
          {t('placements.backToList')}
        </a>
        <h1>{titulo}</h1>
        {empresa && <p className="detail-lead">{empresa}</p>}
        <PlacementWeek fechaInicio={shown.fechaInicio} fechaFin={shown.fechaFin} />
        {mayHaveProject && <ProjectLink placement={placement} />}
      </header>
      {missing && stateOf(placement, localDay()) !== 'finalizada' && <MissingDataBox missing={missing} />}
      {hasSheets && <WeeklySheets placement={placement} sheetName={sheetName} />}
      <div className="detail-columns">
        <PlacementSummary placement={shown} />
        <div className="detail-body placement-body">
          <PlacementDocuments placement={placement} />
          <PlacementWork placement={shown} />
          <Tutors placement={shown} />
        </div>
      </div>
    </article>
  );
}
