import { fullName } from '#core/model/people.ts';
import type { ReactNode } from 'react';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { type Fact, Facts } from '#portal/forms/editors/Facts.tsx';
import { usePage } from '#portal/island/page-context.ts';

const states: Readonly<Record<NonNullable<CompanyPlacement['estado']>, MessageId>> = {
  activa: 'placement-changes.active',
  pendiente: 'placement-changes.upcoming',
  finalizada: 'placement-changes.finished',
};

interface PlacementFactsProps {
  placement: CompanyPlacement;
  /** The weekly sheets of it, and what they are called. */
  sheets?: { name: string; content: ReactNode } | undefined;
}

/** What a company knows of a placement: when it is, how it stands, and who looks after it. */
export function PlacementFacts({ placement, sheets }: PlacementFactsProps) {
  const { t, date, number } = usePage().format;
  const { estado, fechaInicio, fechaFin, horasAldia, numeroDiasSemana } = placement;
  const from = fechaInicio && date(fechaInicio);
  const period =
    from &&
    (fechaFin
      ? t('placement-changes.fromTo', { from, to: date(fechaFin) })
      : t('placement-changes.from', { from }));
  const facts: Fact[] = [
    { label: t('placement-changes.state'), value: estado && t(states[estado]) },
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
