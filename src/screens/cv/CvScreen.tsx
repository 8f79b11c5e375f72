import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { EditingContext } from '#shell/sections/editing-context.ts';
import { createEditing } from '#shell/sections/editing.ts';
import { LeaveQuestion } from '#shell/sections/LeaveQuestion.tsx';
import { hasDraft } from '#stores/drafts.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { CvSections } from './CvSections.tsx';
import { cv } from './stores/portal-cv.ts';
import '#shell/sections/sections.scss';
import './cv.scss';

/** The own CV: its sections with what is missing, each edited in its place. */
export function CvScreen() {
  const { t } = usePage().format;
  const state = useStore(cv.$cv, { ssr: 'initial' });
  const [editing] = useState(() => createEditing((id) => hasDraft('cv', id)));
  useEffect(() => void cv.load(), []);
  if (state.state === 'failed')
    return (
      <div role="alert" className="part-failed">
        <p>{t('cv.failed')}</p>
        <Button onClick={() => void cv.load()}>{t('actions.retry')}</Button>
      </div>
    );
  if (state.state === 'loading') return <SkeletonRows rows={6} label={t('frame.loading')} />;
  return (
    <EditingContext value={editing}>
      <CvSections cv={state.datos} />
      <LeaveQuestion />
    </EditingContext>
  );
}
