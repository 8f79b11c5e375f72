import circleX from 'icon:circle-x';
import type { Application } from '#api/entities/application.ts';
import { FrameDialog } from '#shell/dialogs/FrameDialog.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { LazyPart } from '#shell/sections/LazyPart.tsx';

interface RejectDialogProps {
  application: Application;
  onRejected: () => void;
  onClose: () => void;
}

/** The form is loaded when it is wanted. */
const loadForm = () => import('./RejectForm.tsx').then(({ RejectForm }) => RejectForm);

/** Asks why a pre-enrolment is rejected. */
export function RejectDialog({ application, onRejected, onClose }: RejectDialogProps) {
  const { t } = usePage().format;
  return (
    <FrameDialog icon={circleX} title={t('frame.preEnrolmentRejectTitle')} onClose={onClose}>
      <p>
        <strong>{application.titulo}</strong>
        <br />
        {application.empresa}
      </p>
      <p>{t('frame.preEnrolmentRejectText')}</p>
      <div className="reject-form">
        <LazyPart load={loadForm} props={{ application, onRejected, onClose }} />
      </div>
    </FrameDialog>
  );
}
