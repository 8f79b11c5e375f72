import { useEffect } from 'react';
import fileText from 'icon:file-text';
import circleCheck from 'icon:circle-check';
import landmark from 'icon:landmark';
import type { Application } from '#core/contract/entities/application.ts';
import { FrameQuestion } from '#portal/forms/dialog/FrameQuestion.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { storePendingAction } from '#portal/data/session/pending-action.ts';
import type { AcceptanceObstacle } from './acceptance.ts';

/** Texts and links of obstacles, shown instead of the question. */
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
  /** Obstacle to resolve first. */
  obstacle: AcceptanceObstacle | undefined;
  /** The dialog resumes after the conditions were accepted. */
  isResumed: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** Dialog that confirms accepting a pre-enrolment, or shows the obstacle to resolve first. */
export function AcceptDialog({ application, obstacle, isResumed, onAccept, onClose }: AcceptDialogProps) {
  const { brand, format } = usePage();
  const { t } = format;
  useEffect(() => {
    // Closes when leaving for another page, so that the way back starts again.
    addEventListener('pagehide', onClose);
    return () => removeEventListener('pagehide', onClose);
  }, [onClose]);
  const texts = obstacle && obstacles[obstacle];
  return (
    <FrameQuestion
      icon={texts?.icon ?? circleCheck}
      title={t(texts?.title ?? 'frame.preEnrolmentQuestion')}
      about={application}
      no={t('actions.back')}
      onNo={onClose}
      yes={t(texts?.label ?? 'frame.preEnrolmentAcceptNow')}
      href={texts && (brand.paths[texts.target] ?? '/')}
      onYes={() => {
        if (!texts) onAccept();
        else if (obstacle === 'conditions') storePendingAction(`preinscripcion/${application.urlAcceso}`);
      }}
      expectsYes={isResumed && !texts}
    >
      {isResumed && <p>{t('frame.conditionsAccepted')}.</p>}
      <p>{t(texts?.text ?? 'frame.preEnrolmentAcceptText')}</p>
    </FrameQuestion>
  );
}
