import circleCheck from 'icon:circle-check';
import circleX from 'icon:circle-x';
import graduationCap from 'icon:graduation-cap';
import { useEffect, useRef, useState } from 'react';
import { damePracticas } from '#core/contract/calls/company-documents.ts';
import { dameSolicitudesPracticasEducacion } from '#core/contract/calls/company-education.ts';
import * as codes from '#core/contract/codes.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { FrameQuestion } from '#portal/forms/dialog/FrameQuestion.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { Remark } from '#portal/lists/detail/Remark.tsx';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { answerRequest, type AnswerResult, type EducationAnswer } from './answer-request.ts';
import { nameOf } from './requests.ts';
import { RequestPlacement } from './RequestPlacement.tsx';

const loadRejection = async () => (await import('./RejectionForm.tsx')).RejectionForm;

interface RequestAnswerProps {
  request: EducationRequest;
  reload: () => Promise<unknown>;
}

/** State of a request, with the buttons to answer while it is pending. */
export function RequestAnswer({ request, reload }: RequestAnswerProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const [dialog, setDialog] = useState<'accept' | 'reject'>();
  const [isBusy, setBusy] = useState(false);
  const [answeredBy, setAnsweredBy] = useState<'others' | 'own'>();
  const errorRef = useRef<HTMLDivElement>(null);
  const remark = useRef<HTMLParagraphElement>(null);
  const wasSent = useRef(false);
  const unanswered = useRef<EducationAnswer[]>([]);
  const { idSolicitudPractica: id, estado } = request;
  const name = nameOf(request);

  useEffect(() => {
    // The pressed button was removed: move the focus to the result.
    if (wasSent.current && estado !== 'pendiente') remark.current?.focus();
  }, [estado]);

  async function send(answer: EducationAnswer): Promise<AnswerResult> {
    wasSent.current = true;
    clearError(errorRef);
    setBusy(true);
    const result = await answerRequest(call, id, answer, unanswered.current);
    if (result.ok) {
      setDialog(undefined);
      showNotice(answer.accepts ? notices.requestAccepted : notices.requestRejected);
    } else if (result.kind === 'answered') {
      setDialog(undefined);
      setAnsweredBy(result.isOwn ? 'own' : 'others');
    }
    if (result.ok || result.kind === 'answered') {
      queryCache.drop(dameSolicitudesPracticasEducacion, damePracticas);
      await reload();
    }
    setBusy(false);
    return result;
  }

  async function accept(): Promise<void> {
    if (isBusy) return;
    const result = await send({ accepts: true });
    setDialog(undefined);
    if (result.ok || result.kind === 'answered') return;
    const retry = (): void => void accept();
    if (result.kind === 'lost')
      showError(
        { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
        { place: errorRef, retry },
      );
    else showError(result, { place: errorRef, ...(result.kind === 'unavailable' && { retry }) });
  }

  if (estado !== 'pendiente') {
    const isAccepted = estado === 'aceptada';
    return (
      <>
        <Remark
          ref={remark}
          icon={isAccepted ? circleCheck : circleX}
          tone={isAccepted ? 'success' : 'warning'}
        >
          {answeredBy &&
            `${t(answeredBy === 'own' ? 'education-requests.arrivedBefore' : 'education-requests.answeredBefore')} `}
          {t(isAccepted ? 'education-requests.isAccepted' : 'education-requests.isRejected')}
        </Remark>
        {isAccepted && <p>{t('education-requests.certificate')}</p>}
        {isAccepted && <RequestPlacement request={request} />}
      </>
    );
  }
  const edit = brand.paths['education-request-edit'];
  return (
    <div className="request-answer">
      <p>{t('education-requests.waitsForYou')}</p>
      <div className="request-actions">
        <Button kind="primary" isBusy={isBusy && dialog !== 'reject'} onClick={() => setDialog('accept')}>
          {t('education-requests.accept')}
        </Button>
        <Button onClick={() => setDialog('reject')}>{t('education-requests.reject')}</Button>
        {edit && (
          <a className="button" href={fillPattern(edit, { id: String(id) })}>
            {t('education-requests.edit')}
          </a>
        )}
      </div>
      <ActionError place={errorRef} />
      {dialog === 'accept' && (
        <FrameQuestion
          icon={graduationCap}
          title={t('education-requests.acceptTitle', { name })}
          no={t('actions.cancel')}
          onNo={() => setDialog(undefined)}
          yes={t('education-requests.accept')}
          onYes={() => void accept()}
          isBusy={isBusy}
        >
          <p>{t('education-requests.acceptText')}</p>
          <p>{t('education-requests.certificate')}</p>
        </FrameQuestion>
      )}
      {dialog === 'reject' && (
        <FormDialog
          icon={circleX}
          title={t('education-requests.rejectTitle', { name })}
          onClose={() => setDialog(undefined)}
        >
          <LazyPart
            load={loadRejection}
            props={{ id, send: (motivo: string) => send({ accepts: false, motivo }) }}
          />
        </FormDialog>
      )}
    </div>
  );
}
