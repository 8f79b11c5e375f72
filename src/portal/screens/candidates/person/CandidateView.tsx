import keyboard from 'icon:keyboard';
import mail from 'icon:mail';
import { useRef } from 'react';
import { candidacyStates } from '#core/contract/constants.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { CandidateDetail } from '#core/contract/entities/candidate-detail.ts';
import { clearError, showError } from '#portal/data/messages/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { CandidacySteps } from '#portal/pieces/candidacy-steps/CandidacySteps.tsx';
import { CvSheet } from '#portal/pieces/cv-sheet/CvSheet.tsx';
import { CvDocumentRow } from '#portal/pieces/cv-sheet/CvDocumentRow.tsx';
import { PrintButton } from '#portal/lists/detail/PrintButton.tsx';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { InterviewButton } from '../interview/InterviewButton.tsx';
import { CompanyNote } from '../note/CompanyNote.tsx';
import { listShortcuts } from '../shortcuts/shortcuts.ts';
import { stepAuthors } from '../step-authors.ts';
import { changesOf } from '../stores/portal-candidates.ts';
import { useCandidateName } from '../use-candidate-name.ts';
import type { CandidacyStates } from '../use-states.ts';
import { CandidateMoves } from './CandidateMoves.tsx';
import { Conditions } from './Conditions.tsx';
import { WithheldFieldsRemark } from './WithheldFieldsRemark.tsx';
import './person.scss';

interface CandidateViewProps {
  candidate: CandidateDetail;
  /** `urlAcceso` of the offer, if known. */
  offer: string | undefined;
  states: CandidacyStates;
  candidatos: readonly Candidate[];
  /** Text below the name. */
  about?: string | undefined;
  /** Called once the candidate is marked as unread, to leave the view. */
  onUnread: () => void;
  /** Opens the next unread candidate; undefined without one. */
  onNextUnread: (() => void) | undefined;
  /** Whether nobody of the list is unread. */
  isAllRead: boolean;
}

/** A candidate in full: a bar with state and moves, conditions, history, documents and CV. */
export function CandidateView(props: CandidateViewProps) {
  const { candidate, offer, states, candidatos, about, onUnread, onNextUnread, isAllRead } = props;
  const { t, date } = usePage().format;
  const name = useCandidateName()(candidate);
  const errorRef = useRef<HTMLDivElement>(null);
  const { estado, descripcionEstadoMotivo, propuesto, fecha, fechaLimite, iniciales, cv } = candidate;
  const { documentos = [], historial = [], requisitos, idPerfil } = candidate;
  async function markUnread(): Promise<void> {
    clearError(errorRef);
    const result = await changesOf(offer).markUnread(candidate);
    if (result.ok) onUnread();
    else showError(result, { place: errorRef });
  }
  return (
    <CandidateMoves
      {...{ candidate, name, offer, idPerfil, states, candidatos, onNextUnread, isAllRead }}
      about={
        <>
          <strong className="candidate-bar-name">{name}</strong>{' '}
          <span className="candidate-state">{states.nameOf(estado)}</span>
          {descripcionEstadoMotivo && <span>{descripcionEstadoMotivo}</span>}
          {requisitos && requisitos.total > 0 && (
            <span>{t('candidates.fitShort', { met: requisitos.cumple, total: requisitos.total })}</span>
          )}
          {propuesto && <span className="candidate-note">{t('candidates.proposed')}</span>}
          {fechaLimite && (
            <span className="candidate-limit">
              {t('candidates.answersUntil', { day: date(fechaLimite) })}
            </span>
          )}
        </>
      }
    >
      <div className="candidate-facts-box">
        {estado === candidacyStates.interview && (
          <div className="candidate-tools">
            <InterviewButton
              {...{ idCandidatura: candidate.idCandidatura, name, offerTitle: candidate.tituloOferta }}
            />
          </div>
        )}
        {candidate.anotacion && <CompanyNote {...{ candidate, offer }} note={candidate.anotacion} />}
        {requisitos && <Conditions fit={requisitos} />}
        {historial.length > 0 && (
          <details className="candidate-part">
            <summary>{t('candidates.history')}</summary>
            <CandidacySteps steps={historial} nameOf={states.nameOf} byWhom={(who) => t(stepAuthors[who])} />
          </details>
        )}
        {documentos.length > 0 && (
          <div className="candidate-documents">
            <h2>{t('candidates.documents')}</h2>
            <ul role="list">
              {documentos.map((document) => (
                <li key={document.id}>
                  <CvDocumentRow document={document} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <WithheldFieldsRemark {...{ candidate, states }} />
        <div className="candidate-tools">
          <Button kind="quiet" onClick={() => void markUnread()}>
            <Icon shapes={mail} />
            {t('candidates.markUnread')}
          </Button>
          <PrintButton title={`CV ${name}`} />
          <Button kind="quiet" onClick={listShortcuts}>
            <Icon shapes={keyboard} />
            {t('candidates.shortcuts')}
          </Button>
        </div>
        <ActionError place={errorRef} />
      </div>
      <CvSheet cv={cv} initials={iniciales}>
        <p className="entry-line">{[about, date(fecha)].filter(Boolean).join(' · ')}</p>
      </CvSheet>
    </CandidateMoves>
  );
}
