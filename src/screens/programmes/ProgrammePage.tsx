import compass from 'icon:compass';
import { detallePrograma } from '#api/calls/programmes.ts';
import { DetailSkeleton } from '#shell/detail/DetailSkeleton.tsx';
import { useDocumentTitle } from '#shell/detail/use-document-title.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { usePageId } from '#shell/islands/use-page-id.ts';
import { PageFailed, PageState } from '#shell/page-state/PageState.tsx';
import { useLastSession } from '#shell/use-last-session.ts';
import { answers } from '#stores/portal-answers.ts';
import type { Half } from './join-programme.ts';
import { ProgrammeArticle } from './ProgrammeArticle.tsx';
import '#shell/detail/detail.scss';
import './programmes.scss';

/** The programme that the address names, for whoever is signed in. */
export function ProgrammePage() {
  const { brand, format, route } = usePage();
  const { t } = format;
  const id = usePageId();
  const session = useLastSession();
  const half: Half = session?.type === 'Empresa' ? 'Empresa' : 'Alumno';
  const input = { params: { tipo: half, id: id ?? '' } };
  const answer = useAnswer(detallePrograma, input, id !== undefined && session !== undefined);
  useDocumentTitle(answer.state === 'ready' ? answer.datos.titulo : undefined);

  if (answer.state === 'ready') return <ProgrammeArticle programme={answer.datos} half={half} />;
  const isGone = answer.state === 'failed' && answer.failure.kind !== 'aborted' && answer.failure.code === 63;
  return (
    <div className="detail">
      <h1>{brand.titles[route]}</h1>
      {answer.state === 'loading' && <DetailSkeleton label={t('programmes.loadingProgramme')} />}
      {isGone && (
        <PageState icon={compass} text={t('programmes.gone')} isAlert>
          <a className="button button-primary" href={brand.paths.programmes}>
            {t('actions.seeProgrammes')}
          </a>
        </PageState>
      )}
      {answer.state === 'failed' && !isGone && (
        <PageFailed
          text={t('programmes.programmeFailed')}
          retry={() => void answers.refresh(detallePrograma, input)}
        />
      )}
    </div>
  );
}
