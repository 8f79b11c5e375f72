import type { ApplicationStep } from '#api/entities/application.ts';
import { usePage } from '#shell/islands/page-context.ts';

const movers = {
  estudiante: 'applications.byStudent',
  empresa: 'applications.byCompany',
  universidad: 'applications.byUniversity',
  sistema: 'applications.bySystem',
} as const;

interface ApplicationHistoryProps {
  /** In the order in which they were taken. */
  steps: readonly ApplicationStep[];
  nameOf: (estado: number) => string | undefined;
}

/** How an application has come to its state, the latest step first. */
export function ApplicationHistory({ steps, nameOf }: ApplicationHistoryProps) {
  const { t, date } = usePage().format;
  return (
    <section aria-labelledby="application-history">
      <h2 id="application-history">{t('applications.history')}</h2>
      <ol className="application-steps" role="list" reversed>
        {steps.toReversed().map(({ estado, fecha, quien }, index) => (
          <li key={steps.length - index} aria-current={index === 0 ? 'step' : undefined}>
            <p>{nameOf(estado) ?? t('applications.stateNumber', { estado })}</p>
            <p className="application-step-when">
              <time dateTime={fecha}>{date(fecha)}</time>
              {' · '}
              {t(movers[quien])}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
