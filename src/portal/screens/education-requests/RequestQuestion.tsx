import circleX from 'icon:circle-x';
import graduationCap from 'icon:graduation-cap';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { FrameQuestion } from '#portal/forms/dialog/FrameQuestion.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import type { AnswerResult, EducationAnswer } from './answer-request.ts';

const loadRejection = async () => (await import('./RejectionForm.tsx')).RejectionForm;

interface RequestQuestionProps {
  asked: 'accept' | 'reject';
  /** Whose request it is. */
  name: string;
  isBusy: boolean;
  send: (answer: EducationAnswer) => Promise<AnswerResult>;
  onAccept: () => void;
  onClose: () => void;
}

/** Asks once more before a request is accepted, or for the reason why it is not. */
export function RequestQuestion({ asked, name, isBusy, send, onAccept, onClose }: RequestQuestionProps) {
  const { t } = usePage().format;
  if (asked === 'accept')
    return (
      <FrameQuestion
        icon={graduationCap}
        title={t('education-requests.acceptTitle', { name })}
        no={t('actions.cancel')}
        onNo={onClose}
        yes={t('education-requests.accept')}
        onYes={onAccept}
        isBusy={isBusy}
      >
        <p>{t('education-requests.acceptText')}</p>
      </FrameQuestion>
    );
  return (
    <FormDialog icon={circleX} title={t('education-requests.rejectTitle', { name })} onClose={onClose}>
      <LazyPart load={loadRejection} props={{ send: (motivo: string) => send({ accepts: false, motivo }) }} />
    </FormDialog>
  );
}
