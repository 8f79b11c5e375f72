import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { FactGroup } from '#portal/forms/editors/Facts.tsx';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { factsOf } from '#portal/forms/review/declared-facts.tsx';
import { optionText } from '#portal/forms/review/option-text.ts';
import { useLabelList } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { companyProposalForm } from '#portal/pieces/placement-proposal/company-proposal-form.ts';
import { useWorkplaces } from '#portal/pieces/placement-proposal/use-workplaces.ts';
import { nameOf } from './requests.ts';

const tutorKeys = ['nombreTutorEmpresa', 'apellidosTutorEmpresa', 'emailTutorEmpresa'] as const;
const placementKeys = [
  'fechaInicio',
  'fechaFin',
  'horasAldia',
  'horario',
  'centroPracticas',
  'tareasAdesarrollar',
  'observaciones',
] as const;

/** Facts of a request, with the labels of its form. */
export function useRequestFacts(request: EducationRequest): FactGroup[] {
  const { format } = usePage();
  const { t } = format;
  const workplaces = useWorkplaces();
  const degree = useLabelList('titulaciones', request.titulacion === undefined ? [] : [request.titulacion]);
  const values = formValues(companyProposalForm, request);
  const texts = { centroPracticas: optionText(workplaces, values.centroPracticas) };
  return [
    {
      title: t('proposal.sectionStudent'),
      facts: [
        { label: t('education-requests.name'), value: nameOf(request) },
        {
          label: t('education-requests.dni'),
          value: request.dni ?? (request.estado === 'pendiente' && t('education-requests.dniOnceAccepted')),
        },
        { label: t('proposal.titulacion'), value: degree },
      ],
    },
    {
      title: t('proposal.sectionPlacement'),
      facts: factsOf(companyProposalForm, placementKeys, values, format, texts),
    },
    {
      title: t('proposal.sectionTutor'),
      facts: factsOf(companyProposalForm, tutorKeys, values, format),
    },
  ];
}
