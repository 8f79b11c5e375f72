import { damePracticas } from '#core/contract/calls/company-documents.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { placementOf } from './requests.ts';

/** Link to the placement of an accepted request. */
export function RequestPlacement({ request }: { request: EducationRequest }) {
  const { brand, format } = usePage();
  const { 'placement-change': changes, documentation } = brand.paths;
  // Without the module of placement changes, the placements are on the page of documents.
  const hasPage = brand.settings.modulos.cambioPracticas && changes !== undefined;
  const answer = useQueryAnswer(damePracticas, {}, hasPage);
  const list = hasPage ? changes : documentation;
  if (list === undefined) return null;
  const placement = hasPage && answer.state === 'ready' ? placementOf(request, answer.datos) : undefined;
  return (
    <p>
      <a className="button button-primary" href={placement ? `${list}?practica=${placement.id}` : list}>
        {format.t('education-requests.seePlacement')}
      </a>
    </p>
  );
}
