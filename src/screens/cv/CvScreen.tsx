import { useStore } from '@nanostores/react';
import eye from 'icon:eye';
import { useEffect, useState } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { EditingContext } from '#shell/sections/editing-context.ts';
import { createEditing } from '#shell/sections/editing.ts';
import { LazyPart } from '#shell/sections/LazyPart.tsx';
import { LeaveQuestion } from '#shell/sections/LeaveQuestion.tsx';
import { useBrowserValue } from '#shell/use-browser-value.ts';
import { hasDraft } from '#stores/drafts.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { CvSections } from './CvSections.tsx';
import { cv } from './stores/portal-cv.ts';
import '#shell/sections/sections.scss';
import './cv.scss';

const loadSheet = async () => (await import('./sheet/OwnSheet.tsx')).OwnSheet;

/** What stands in the address of the CV as companies see it. */
const companyView = { name: 'vista', value: 'empresas' };

/** The own CV: its sections with what is missing, each edited in its place. */
export function CvScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const state = useStore(cv.$cv, { ssr: 'initial' });
  const [editing] = useState(() => createEditing((id) => hasDraft('cv', id)));
  const isSheet = useBrowserValue(
    () => new URLSearchParams(location.search).get(companyView.name) === companyView.value,
  );
  useEffect(() => void cv.load(), []);
  if (state.state === 'failed')
    return (
      <div role="alert" className="part-failed">
        <p>{t('cv.failed')}</p>
        <Button onClick={() => void cv.load()}>{t('actions.retry')}</Button>
      </div>
    );
  if (state.state === 'loading') return <SkeletonRows rows={6} label={t('frame.loading')} />;
  if (isSheet) return <LazyPart load={loadSheet} props={{ cv: state.datos }} />;
  return (
    <EditingContext value={editing}>
      <p className="page-views">
        <a className="button" href={`${brand.paths.cv}?${companyView.name}=${companyView.value}`}>
          <Icon shapes={eye} />
          {t('cv.seeAsCompanies')}
        </a>
      </p>
      <CvSections cv={state.datos} />
      <LeaveQuestion />
    </EditingContext>
  );
}
