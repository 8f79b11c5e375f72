import { damePracticas } from '#core/contract/calls/company-documents.ts';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Section } from '#portal/forms/editors/Section.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { fullName } from '#core/model/people.ts';
import { PlacementFacts } from '#portal/pieces/company-placement/PlacementFacts.tsx';
import { PlacementList } from '#portal/pieces/company-placement/PlacementList.tsx';
import { ProjectLink } from '#portal/pieces/training-project/ProjectLink.tsx';

/** Placements at the company, for brands without the module of placement changes, which has a page for them. */
export function Placements({ answer }: { answer: QueryState<readonly CompanyPlacement[]> }) {
  const { t } = usePage().format;
  return (
    <Section id="placements" title={t('documents.placements')}>
      <ListOf
        answer={answer}
        reload={() => queryCache.refresh(damePracticas, {})}
        loading={t('placement-changes.loading')}
        rows={2}
        failed={t('placement-changes.failed')}
        none={<p className="entries-empty">{t('placement-changes.none')}</p>}
      >
        {(placements, remarks) => (
          <>
            {remarks}
            <PlacementList placements={placements} level={3}>
              {(placement) => (
                <>
                  <PlacementFacts placement={placement} />
                  <p className="block-actions">
                    <ProjectLink
                      placement={placement}
                      name={fullName(placement.nombre, placement.apellidos)}
                    />
                  </p>
                </>
              )}
            </PlacementList>
          </>
        )}
      </ListOf>
    </Section>
  );
}
