import circleX from 'icon:circle-x';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';

interface RejectDialogProps {
  application: Application;
  onRejected: () => void;
  /** Called when the pre-enrolment cannot be rejected any more. */
  onRefused: (failure: CallFailure) => void;
  onClose: () => void;
}

/** Loads the form on demand. */
const loadForm = () => import('./RejectForm.tsx').then(({ RejectForm }) => RejectForm);

/** Dialog that asks for the reason for a rejection. */
export function RejectDialog({ application, onRejected, onRefused, onClose }: RejectDialogProps) {
  const { t } = usePage().format;
  return (
    <FormDialog icon={circleX} title={t('frame.preEnrolmentRejectTitle')} onClose={onClose}>
      <p>
        <strong>{application.titulo}</strong>
        <br />
        {application.empresa}
      </p>
      <p>{t('frame.preEnrolmentRejectText')}</p>
      <LazyPart load={loadForm} props={{ application, onRejected, onRefused }} />
    </FormDialog>
  );
}
