import { useEffect } from 'react';
import fileText from 'icon:file-text';
import circleCheck from 'icon:circle-check';
import { profiles } from '#api/constants.ts';
import type { Application } from '#api/entities/application.ts';
import { FrameDialog } from '#shell/dialogs/FrameDialog.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { areConditionsAccepted } from '#stores/accepted-conditions.ts';
import { Button } from '#ui/Button.tsx';

interface AcceptDialogProps {
  application: Application;
  /** @param conditions whether the conditions of placements apply and were accepted */
  onAccept: (conditions: boolean) => void;
  onClose: () => void;
}

/** Asks before a pre-enrolment is accepted; where conditions of placements apply, they have to be accepted first. */
export function AcceptDialog({ application, onAccept, onClose }: AcceptDialogProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { titulo: title, empresa: company, idPerfil } = application;
  const conditions = idPerfil === profiles.practicas ? brand.paths['placement-conditions'] : undefined;
  useEffect(() => {
    // Whoever comes back from the conditions begins anew.
    addEventListener('pagehide', onClose);
    return () => removeEventListener('pagehide', onClose);
  }, [onClose]);
  const lacksConditions = conditions !== undefined && !areConditionsAccepted();
  return (
    <FrameDialog
      icon={lacksConditions ? fileText : circleCheck}
      title={t(lacksConditions ? 'applications.conditionsFirst' : 'applications.acceptQuestion')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.back')}</Button>
          {lacksConditions ? (
            <a className="button button-primary" href={conditions}>
              {t('applications.readConditions')}
            </a>
          ) : (
            <Button kind="primary" onClick={() => onAccept(conditions !== undefined)}>
              {t('applications.acceptNow')}
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
      <p>{t(lacksConditions ? 'applications.conditionsText' : 'applications.acceptText')}</p>
    </FrameDialog>
  );
}
