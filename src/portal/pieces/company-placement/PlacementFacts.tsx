import { localDay } from '#core/i18n/dates.ts';
import { placementState } from '#core/model/company-placements.ts';
import { fullName } from '#core/model/people.ts';
import type { ReactNode } from 'react';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import { type FactRow, Facts } from '#portal/forms/editors/Facts.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { placementStateTexts } from './placement-arrangement.ts';

interface PlacementFactsProps {
  placement: CompanyPlacement;
  /** The placement's weekly sheets, with the brand's name for them. */
  sheets?: { name: string; content: ReactNode } | undefined;
}

/** Facts of a placement for its company: period, state, working time and tutors. */
export function PlacementFacts({ placement, sheets }: PlacementFactsProps) {
  const { t, date, number } = usePage().format;
  const { fechaInicio, fechaFin, horasAldia, numeroDiasSemana } = placement;
  const from = fechaInicio && date(fechaInicio);
  const period =
    from &&
    (fechaFin
      ? t('placement-changes.fromTo', { from, to: date(fechaFin) })
      : t('placement-changes.from', { from }));
  const facts: FactRow[] = [
    {
      label: t('placement-changes.state'),
      value: t(placementStateTexts[placementState(placement, localDay())]),
    },
    { label: t('placement-changes.period'), value: period },
    {
      label: t('placement-changes.horasAldia'),
      value: horasAldia !== undefined && number(horasAldia),
    },
    {
      label: t('placement-changes.numeroDiasSemana'),
      value: numeroDiasSemana !== undefined && number(numeroDiasSemana),
    },
    { label: t('placement-changes.horario'), value: placement.horario },
    {
      label: t('placement-changes.companyTutor'),
      value: fullName(placement.nombreTutorEmpresa, placement.apellidosTutorEmpresa),
    },
    {
      label: t('placement-changes.universityTutor'),
      value: fullName(placement.nombreTutorUniversidad, placement.apellidosTutorUniversidad),
    },
    ...(sheets ? [{ label: sheets.name, value: sheets.content }] : []),
  ];
  return <Facts facts={facts} />;
}
