import { useStore } from '@nanostores/react';
import eye from 'icon:eye';
import files from 'icon:file-text';
import { useEffect, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { Omitted } from '#portal/messages/page-state/Omitted.tsx';
import { EditingContext } from '#portal/forms/editors/editing-context.ts';
import { createEditing } from '#portal/forms/editors/editing.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { LeaveQuestion } from '#portal/forms/editors/LeaveQuestion.tsx';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { hasDraft } from '#portal/data/drafts/tab-draft.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { CvSections } from './CvSections.tsx';
import { cv } from './stores/portal-cv.ts';
import '#portal/forms/editors/sections.scss';
import '#portal/pieces/cv-sheet/cv-text.scss';
import './cv.scss';

const loadPortable = async () => (await import('./portable/PortableView.tsx')).PortableView;
const loadSheet = async () => (await import('./sheet/OwnSheet.tsx')).OwnSheet;

/** Query parameter of the view. */
const viewParameter = 'vista';

/** Values of the parameter: the CV as companies see it, and import and export. */
const views = { companies: 'empresas', portable: 'fichero' } as const;

/** The student's own CV: sections with their gaps, edited in place. */
export function CvScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const state = useStore(cv.$cv, { ssr: 'initial' });
  const [editing] = useState(() => createEditing((id) => hasDraft('cv', id)));
  const view = useBrowserValue(() => new URLSearchParams(location.search).get(viewParameter) ?? '');
  useEffect(() => void cv.load(), []);
  if (state.state === 'failed')
    return <FailedRead failure={state.failure} text={t('cv.failed')} retry={() => void cv.load()} />;
  if (state.state === 'loading') return <SkeletonRows rows={10} label={t('frame.loading')} />;
  if (view === views.portable) return <LazyPart load={loadPortable} props={{ cv: state.datos }} />;
  if (view === views.companies) return <LazyPart load={loadSheet} props={{ cv: state.datos }} />;
  return (
    <EditingContext value={editing}>
      <p className="page-views">
        <a className="button" href={`${brand.paths.cv}?${viewParameter}=${views.companies}`}>
          <Icon shapes={eye} />
          {t('cv.seeAsCompanies')}
        </a>
        <a className="button" href={`${brand.paths.cv}?${viewParameter}=${views.portable}`}>
          <Icon shapes={files} />
          {t('cv.portable')}
        </a>
      </p>
      <Omitted count={omittedOf(state)} />
      <CvSections cv={state.datos} />
      <LeaveQuestion />
    </EditingContext>
  );
}
