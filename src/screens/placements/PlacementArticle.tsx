import arrowLeft from 'icon:arrow-left';
import arrowRight from 'icon:arrow-right';
import type { StudentPlacement } from '#api/entities/placement.ts';
import { fillPattern } from '#routing/pattern.ts';
import { Paragraphs } from '#shell/detail/Paragraphs.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';
import { MissingData } from './MissingData.tsx';
import { stateOf } from './placement-groups.ts';
import { PlacementDocuments } from './PlacementDocuments.tsx';
import { PlacementSummary } from './PlacementSummary.tsx';
import { today } from './today.ts';
import { Tutors } from './Tutors.tsx';
import { useHasSheets } from './use-due-sheets.ts';
import { visibleFields } from './visible-fields.ts';
import { WeeklySheets } from './WeeklySheets.tsx';
import { WorkFacts } from './WorkFacts.tsx';

interface PlacementArticleProps {
  placement: StudentPlacement;
  /** What the brand calls the sheet of a week. */
  sheetName: string;
}

/** A placement with all that the brand shows of it, and what its student hands in. */
export function PlacementArticle({ placement, sheetName }: PlacementArticleProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const hasSheets = useHasSheets();
  const shown = visibleFields(placement, brand.fields);
  const { titulo, empresa, urlOferta, tareasAdesarrollar, observaciones } = shown;
  const offers = brand.paths['placement-offer'];
  return (
    <article className="detail placement">
      <header className="detail-head">
        <a className="placement-link" href={brand.paths.placements}>
          <Icon shapes={arrowLeft} />
          {t('placements.backToList')}
        </a>
        <h1>{titulo}</h1>
        <p className="detail-lead">{empresa}</p>
      </header>
      {stateOf(placement, today()) !== 'finalizada' && <MissingData />}
      {hasSheets && <WeeklySheets placement={placement} sheetName={sheetName} />}
      <div className="detail-columns">
        <PlacementSummary placement={shown} />
        <div className="detail-body placement-body">
          <PlacementDocuments placement={placement} />
          <section className="placement-part" aria-labelledby="placement-work">
            <h2 id="placement-work">{t('placements.work')}</h2>
            <WorkFacts placement={shown} />
            {tareasAdesarrollar && (
              <div>
                <h3>{t('placements.tareas')}</h3>
                <Paragraphs text={tareasAdesarrollar} />
              </div>
            )}
            {observaciones && (
              <div>
                <h3>{t('placements.observaciones')}</h3>
                <Paragraphs text={observaciones} />
              </div>
            )}
            {urlOferta && offers && (
              <p>
                <a className="placement-link" href={fillPattern(offers, { id: urlOferta })}>
                  {t('placements.seeOffer')}
                  <Icon shapes={arrowRight} />
                </a>
              </p>
            )}
          </section>
          <Tutors placement={shown} />
        </div>
      </div>
    </article>
  );
}
