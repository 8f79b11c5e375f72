import calendar from 'icon:calendar';
import files from 'icon:file-text';
import hourglass from 'icon:hourglass';
import list from 'icon:list-checks';
import { memo, type MouseEvent } from 'react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { shortDay } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { SelectRow } from '#portal/lists/selection/SelectBox.tsx';
import type { Selection } from '#portal/lists/selection/use-selection.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { stepAuthors } from '../step-authors.ts';
import { useCandidateName } from '../use-candidate-name.ts';

interface CandidateRowProps {
  candidate: Candidate;
  /** Name of the current state. */
  state: string;
  /** Name of the state that the last step led to. */
  lastStep: string | undefined;
  degree: string | undefined;
  year: string | undefined;
  href: string;
  isOpen: boolean;
  isChosen: boolean;
  onChoose: Selection<number>['choose'];
  onOpen: ((id: number) => void) | undefined;
}

/** A candidate in the list; memoized, so that only changed rows render again. */
export const CandidateRow = memo(function CandidateRow({
  candidate,
  state,
  lastStep,
  degree,
  year,
  href,
  ...rest
}: CandidateRowProps) {
  const { isOpen, isChosen, onChoose, onOpen } = rest;
  const { format } = usePage();
  const { t, date } = format;
  const name = useCandidateName()(candidate);
  const { idCandidatura, fecha, leido, requisitos, documentos, ultimoPaso, fechaLimite, propuesto } =
    candidate;
  const open = (event: MouseEvent): void => {
    if (!onOpen || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(idCandidatura);
  };
  return (
    <li data-row={idCandidatura} className="candidate-row" data-unread={!leido || undefined}>
      <label className="candidate-choose">
        <SelectRow
          row={idCandidatura}
          label={t('candidates.choose', { name })}
          isChosen={isChosen}
          onChoose={onChoose}
        />
      </label>
      <article className="candidate-card">
        <h2>
          <a href={href} aria-current={isOpen || undefined} onClick={open}>
            {name}
          </a>
        </h2>
        <p className="candidate-marks">
          {!leido && <span className="candidate-new">{t('candidates.unread')}</span>}
          <span className="candidate-state">{state}</span>
          {propuesto && <span className="candidate-note">{t('candidates.proposed')}</span>}
        </p>
        {(degree ?? year) && <p className="candidate-degree">{[degree, year].filter(Boolean).join(' · ')}</p>}
        <ul role="list" className="candidate-facts">
          {requisitos && requisitos.total > 0 && (
            <li>
              <Icon shapes={list} />
              {t('candidates.fitOf', { met: requisitos.cumple, count: requisitos.total })}
            </li>
          )}
          <li>
            <Icon shapes={calendar} />
            <span className="visually-hidden">{t('candidates.date')}: </span>
            <time dateTime={fecha}>{shortDay(fecha.slice(0, 10), format)}</time>
          </li>
          {documentos && documentos.length > 0 && (
            <li>
              <Icon shapes={files} />
              {t('candidates.documentsOf', { count: documentos.length })}
            </li>
          )}
          {fechaLimite && (
            <li className="candidate-limit">
              <Icon shapes={hourglass} />
              {t('candidates.answersUntil', { day: date(fechaLimite, { day: 'numeric', month: 'long' }) })}
            </li>
          )}
        </ul>
        {ultimoPaso && lastStep && (
          <p className="candidate-last">
            {t('candidates.lastStep', {
              state: lastStep,
              when: shortDay(ultimoPaso.fecha.slice(0, 10), format),
              who: t(stepAuthors[ultimoPaso.quien]),
            })}
          </p>
        )}
      </article>
    </li>
  );
});
