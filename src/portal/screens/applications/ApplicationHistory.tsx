import type { ApplicationStep } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { CandidacySteps } from '#portal/pieces/candidacy-steps/CandidacySteps.tsx';

const actors = {
  estudiante: 'applications.byStudent',
  empresa: 'applications.byCompany',
  universidad: 'applications.byUniversity',
  sistema: 'applications.bySystem',
} as const;

interface ApplicationHistoryProps {
  /** Oldest first. */
  steps: readonly ApplicationStep[];
  nameOf: (estado: number) => string | undefined;
}

/** The steps by which an application reached its state. */
export function ApplicationHistory({ steps, nameOf }: ApplicationHistoryProps) {
  const { t } = usePage().format;
  return (
    <section aria-labelledby="application-history">
      <h2 id="application-history">{t('applications.history')}</h2>
      <CandidacySteps
        steps={steps}
        nameOf={(estado) => nameOf(estado) ?? t('applications.stateNumber', { estado })}
        byWhom={(who) => t(actors[who])}
      />
    </section>
  );
}
