import { useEffect } from 'react';
import fileText from 'icon:file-text';
import circleCheck from 'icon:circle-check';
import landmark from 'icon:landmark';
import type { Application } from '#api/entities/application.ts';
import { FrameDialog } from '#shell/dialogs/FrameDialog.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import type { Obstacle } from './acceptance.ts';

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
  obstacle: Obstacle | undefined;
  onAccept: () => void;
  onClose: () => void;
}

/** Asks before a pre-enrolment is accepted, or says what has to be done first. */
export function AcceptDialog({ application, obstacle, onAccept, onClose }: AcceptDialogProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { titulo: title, empresa: company } = application;
  useEffect(() => {
    // Whoever comes back from elsewhere begins anew.
    addEventListener('pagehide', onClose);
    return () => removeEventListener('pagehide', onClose);
  }, [onClose]);
  const first = obstacle && obstacles[obstacle];
  const href = first && brand.paths[first.target];
  return (
    <FrameDialog
      icon={first?.icon ?? circleCheck}
      title={t(first?.title ?? 'frame.preEnrolmentQuestion')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.back')}</Button>
          {first ? (
            <a className="button button-primary" href={href}>
              {t(first.label)}
            </a>
          ) : (
            <Button kind="primary" onClick={onAccept}>
              {t('frame.preEnrolmentAcceptNow')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <strong>{title}</strong>
        <br />
        {company}
      </p>
      <p>{t(first?.text ?? 'frame.preEnrolmentAcceptText')}</p>
    </FrameDialog>
  );
}
