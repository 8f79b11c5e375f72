import book from 'icon:book-open';
import external from 'icon:external-link';
import type { Guide } from '#api/entities/guide.ts';
import { dameGuiaOrientacion } from '#api/calls/student-placements.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { PageFailed, PageState } from '#shell/page-state/PageState.tsx';
import { useLastSession } from '#shell/use-last-session.ts';
import { answers } from '#stores/portal-answers.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import './guides.scss';

/** The guides of the university, each with its file. */
export function GuideList() {
  const { brand, format } = usePage();
  const { t } = format;
  const answer = useAnswer(dameGuiaOrientacion, {}, useLastSession() !== undefined);
  if (answer.state === 'loading') return <SkeletonRows rows={4} label={t('guides.loading')} />;
  if (answer.state === 'failed')
    return (
      <PageFailed text={t('guides.failed')} retry={() => void answers.refresh(dameGuiaOrientacion, {})} />
    );
  if (answer.datos.length === 0)
    return (
      <PageState icon={book} text={t('guides.none')}>
        <a className="button" href={brand.paths.home}>
          {t('actions.goHome')}
        </a>
      </PageState>
    );
  return (
    <ul className="guides-list" role="list">
      {answer.datos.map((guide) => (
        <li key={guide.id ?? guide.urlFichero}>
          <GuideCard guide={guide} />
        </li>
      ))}
    </ul>
  );
}

function GuideCard({ guide: { titulo, descripcion, urlImagen, urlFichero } }: { guide: Guide }) {
  const { t } = usePage().format;
  return (
    <article className="guide">
      {urlImagen ? (
        <img src={urlImagen} alt="" width="90" height="120" loading="lazy" decoding="async" />
      ) : (
        <span className="guide-cover">
          <Icon shapes={book} />
        </span>
      )}
      <div className="guide-text">
        <h2>
          <a href={urlFichero} target="_blank" rel="noopener noreferrer">
            {titulo}
            <span className="visually-hidden"> {t('frame.newTab')}</span>
          </a>
        </h2>
        {descripcion && <p>{descripcion}</p>}
        <p className="guide-open" aria-hidden="true">
          {t('guides.open')}
          <Icon shapes={external} />
        </p>
      </div>
    </article>
  );
}
