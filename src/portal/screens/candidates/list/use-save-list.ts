import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import type { DomainLabels } from '#portal/island/domain/use-words.ts';
import { usePage } from '#portal/island/page-context.ts';
import { saveFile } from '#portal/island/save-file.ts';
import type { States } from '../use-states.ts';
import { useName } from '../use-name.ts';
import { csvOf } from './candidates-csv.ts';

interface ListWords {
  process: ProcessDetail;
  states: States;
  degrees: DomainLabels | undefined;
  years: DomainLabels | undefined;
}

/** Saves a list as a file, made here of what is on the page: nothing that is held back is in it. */
export function useSaveList({ process, states, degrees, years }: ListWords) {
  const { t } = usePage().format;
  const nameOf = useName();
  const column = (name: string, value: (it: Candidate) => string | number | undefined) => ({ name, value });
  return (rows: readonly Candidate[]): void => {
    const columns = [
      column(t('candidates.person'), nameOf),
      column(t('candidates.degree'), (it) => degrees?.of(it.titulacion)),
      column(t('candidates.year'), (it) => years?.of(it.curso)),
      column(t('candidates.state'), (it) => states.nameOf(it.estado)),
      column(t('candidates.reason'), (it) => it.descripcionEstadoMotivo),
      column(t('candidates.date'), (it) => it.fecha.slice(0, 10)),
      column(t('candidates.met'), (it) => it.requisitos?.cumple),
      column(t('candidates.conditions'), (it) => it.requisitos?.total),
      column(t('candidates.unread'), (it) => t(it.leido ? 'candidates.no' : 'candidates.yes')),
    ].filter(({ value }) => rows.some((it) => value(it) !== undefined));
    const table = [
      columns.map(({ name }) => name),
      ...rows.map((it) => columns.map(({ value }) => value(it))),
    ];
    saveFile(
      new Blob([csvOf(table)], { type: 'text/csv' }),
      t('candidates.listFile', { number: String(process.proceso.idoferta) }),
    );
  };
}
