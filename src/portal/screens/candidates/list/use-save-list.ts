import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import type { DomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { saveFile } from '#portal/island/save-file.ts';
import { csvOf } from '#core/shared/csv.ts';
import type { CandidacyStates } from '../use-states.ts';
import { useCandidateName } from '../use-candidate-name.ts';

interface SaveListSettings {
  process: ProcessDetail;
  states: CandidacyStates;
  degrees: DomainLabels | undefined;
  years: DomainLabels | undefined;
}

/** Returns a function that saves the list as CSV, made of the data of the page, so without withheld data. */
export function useSaveList({ process, states, degrees, years }: SaveListSettings) {
  const { t } = usePage().format;
  const nameOf = useCandidateName();
  const column = (name: string, value: (candidate: Candidate) => string | number | undefined) => ({
    name,
    value,
  });
  return (rows: readonly Candidate[]): void => {
    const columns = [
      column(t('candidates.person'), nameOf),
      column(t('candidates.degree'), ({ titulacion }) => degrees?.of(titulacion)),
      column(t('candidates.year'), ({ curso }) => years?.of(curso)),
      column(t('candidates.state'), ({ estado }) => states.nameOf(estado)),
      column(t('candidates.reason'), ({ descripcionEstadoMotivo }) => descripcionEstadoMotivo),
      column(t('candidates.date'), ({ fecha }) => fecha.slice(0, 10)),
      column(t('candidates.met'), ({ requisitos }) => requisitos?.cumple),
      column(t('candidates.conditions'), ({ requisitos }) => requisitos?.total),
      column(t('candidates.unread'), ({ leido }) => t(leido ? 'candidates.no' : 'candidates.yes')),
    ].filter(({ value }) => rows.some((row) => value(row) !== undefined));
    const table = [
      columns.map(({ name }) => name),
      ...rows.map((row) => columns.map(({ value }) => value(row))),
    ];
    saveFile(
      new Blob([csvOf(table)], { type: 'text/csv' }),
      t('candidates.listFile', { number: String(process.proceso.idoferta) }),
    );
  };
}
