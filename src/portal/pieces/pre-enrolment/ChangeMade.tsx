import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { Button } from '#portal/ui/Button.tsx';
import { preEnrolmentChanges } from './portal-changes.ts';
import '#portal/messages/page-state/page-state.scss';

interface ChangeMadeProps {
  application: Application;
  /** Actions shown while the application is unchanged. */
  children: ReactNode;
}

/** Replaces the actions of a changed application with a message until its new state is known. */
export function ChangeMade({ application, children }: ChangeMadeProps) {
  const { t } = usePage().format;
  const left = useStore(preEnrolmentChanges.$previousStates).get(application.urlAcceso);
  const isMade = left?.estado === application.estado;
  const text = t(left?.isUnknown ? 'frame.applicationNotUpdated' : 'frame.applicationUpdating');
  useAnnounce(isMade && text);
  if (!isMade) return children;
  if (!left.isUnknown) return <p>{text}</p>;
  return (
    <div className="part-failed">
      <p>{text}</p>
      <Button onClick={() => void preEnrolmentChanges.reread(application)}>{t('actions.retry')}</Button>
    </div>
  );
}
