import files from 'icon:file-text';
import type { MouseEvent, ReactNode } from 'react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { shortDay } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { Stars } from '../note/Stars.tsx';
import { stepAuthors } from '../step-authors.ts';
import { useCandidateName } from '../use-candidate-name.ts';

export interface CandidateItemProps {
  candidate: Candidate;
  /** Name of the current state. */
  state: string;
  /** Name of the state that the last step led to. */
  lastStep: string | undefined;
  degree: string | undefined;
  year: string | undefined;
  href: string;
  isOpen?: boolean;
  /** Whether a rejection waits in the browser. */
  isRejected?: boolean;
  /** Opens a candidate beside the list; absent if candidates open on their own page. */
  onOpen?: ((id: number) => void) | undefined;
  /** The box that chooses the candidate, once it answers. */
  children?: ReactNode;
}

/** A candidate in the list. */
export function CandidateItem({
  candidate,
  state,
  lastStep,
  degree,
  year,
  href,
  ...rest
}: CandidateItemProps) {
  const { isOpen, isRejected, onOpen, children } = rest;
  const { format } = usePage();
  const { t, date } = format;
  const name = useCandidateName()(candidate);
  const { idCandidatura, fecha, leido, requisitos, documentos, ultimoPaso, fechaLimite, propuesto } =
    candidate;
  // The application itself, whose date the row has anyway.
  const isOnlyStep =
    ultimoPaso?.quien === 'estudiante' && ultimoPaso.fecha.slice(0, 10) === fecha.slice(0, 10);
  const open =
    onOpen &&
    ((event: MouseEvent): void => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onOpen(idCandidatura);
    });
  return (
    <li data-row={idCandidatura} className="candidate-row" data-unread={!leido || undefined}>
      <label className="candidate-choose">{children}</label>
      <article className="candidate-card">
        <div className="candidate-who">
          <h2>
            <a href={href} aria-current={isOpen || undefined} onClick={open}>
              {name}
            </a>
          </h2>
          <p className="candidate-marks">
            {!leido && <span className="candidate-new">{t('candidates.unread')}</span>}
            {propuesto && <span className="candidate-note">{t('candidates.proposed')}</span>}
            <Stars count={candidate.anotacion?.estrellas} />
            {documentos && documentos.length > 0 && (
              <span className="candidate-files">
                <Icon shapes={files} />
                {t('candidates.documentsOf', { count: documentos.length })}
              </span>
            )}
          </p>
          {(degree ?? year) && (
            <p className="candidate-degree">{[degree, year].filter(Boolean).join(' · ')}</p>
          )}
        </div>
        <div className="candidate-step">
          <span className="candidate-state">{state}</span>
          {isRejected && <span className="candidate-unsent">{t('candidates.rejectionUnsent')}</span>}
          {fechaLimite && (
            <p className="candidate-limit">
              {t('candidates.answersUntil', { day: date(fechaLimite, { day: 'numeric', month: 'long' }) })}
            </p>
          )}
          {ultimoPaso && lastStep && !fechaLimite && !isOnlyStep && (
            <p className="candidate-last">
              <span className="visually-hidden">{t('candidates.lastStepTo', { state: lastStep })} </span>
              {t('candidates.lastStepWhen', {
                when: shortDay(ultimoPaso.fecha.slice(0, 10), format),
                who: t(stepAuthors[ultimoPaso.quien]),
              })}
            </p>
          )}
        </div>
        <div className="candidate-facts">
          {requisitos && requisitos.total > 0 && (
            <p>{t('candidates.fitShort', { met: requisitos.cumple, total: requisitos.total })}</p>
          )}
          <p className="candidate-date">
            {t('candidates.appliedOn')} <time dateTime={fecha}>{shortDay(fecha.slice(0, 10), format)}</time>
          </p>
        </div>
      </article>
    </li>
  );
}
