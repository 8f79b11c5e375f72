import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Application } from '#api/entities/application.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { changes } from './portal-changes.ts';

interface ChangeMadeProps {
  application: Application;
  /** What can be done while nothing has been. */
  children: ReactNode;
}

/** Says that an application was changed, instead of what could be done, until its new state is known. */
export function ChangeMade({ application, children }: ChangeMadeProps) {
  const { t } = usePage().format;
  const left = useStore(changes.$left).get(application.urlAcceso);
  if (left?.estado !== application.estado) return children;
  if (!left.isUnknown) return <p role="status">{t('frame.applicationUpdating')}</p>;
  return (
    <div className="part-failed" role="status">
      <p>{t('frame.applicationNotUpdated')}</p>
      <Button onClick={() => void changes.look(application)}>{t('actions.retry')}</Button>
    </div>
  );
}
