import { useEffect } from 'react';
import fileText from 'icon:file-text';
import circleCheck from 'icon:circle-check';
import landmark from 'icon:landmark';
import type { Application } from '#core/contract/entities/application.ts';
import { FrameQuestion } from '#portal/forms/dialog/FrameQuestion.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { storePendingAction } from '#portal/data/session/pending-action.ts';
import type { AcceptanceObstacle } from './acceptance.ts';

/** What is said in place of the question, and where to go for it. */
const obstacles = {
  payment: {
    icon: landmark,
    title: 'frame.preEnrolmentPayment',
    text: 'notices.completeAccountData',
    target: 'cv',
    label: 'actions.goToMyCv',
  },
  conditions: {
    icon: fileText,
    title: 'frame.preEnrolmentConditions',
    text: 'frame.preEnrolmentConditionsText',
    target: 'placement-conditions',
    label: 'frame.readConditions',
  },
} as const;

interface AcceptDialogProps {
  application: Application;
  /** What has to be done first. */
  obstacle: AcceptanceObstacle | undefined;
  /** The conditions, which stood in the way, are accepted. */
  isResumed: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** Asks before a pre-enrolment is accepted, or says what has to be done first. */
export function AcceptDialog({ application, obstacle, isResumed, onAccept, onClose }: AcceptDialogProps) {
  const { brand, format } = usePage();
  const { t } = format;
  useEffect(() => {
    // Someone who comes back from elsewhere begins again.
    addEventListener('pagehide', onClose);
    return () => removeEventListener('pagehide', onClose);
  }, [onClose]);
  const first = obstacle && obstacles[obstacle];
  return (
    <FrameQuestion
      icon={first?.icon ?? circleCheck}
      title={t(first?.title ?? 'frame.preEnrolmentQuestion')}
      about={application}
      no={t('actions.back')}
      onNo={onClose}
      yes={t(first?.label ?? 'frame.preEnrolmentAcceptNow')}
      href={first && (brand.paths[first.target] ?? '/')}
      onYes={() => {
        if (!first) onAccept();
        else if (obstacle === 'conditions') storePendingAction(`preinscripcion/${application.urlAcceso}`);
      }}
      expectsYes={isResumed && !first}
    >
      {isResumed && <p>{t('frame.conditionsAccepted')}.</p>}
      <p>{t(first?.text ?? 'frame.preEnrolmentAcceptText')}</p>
    </FrameQuestion>
  );
}
