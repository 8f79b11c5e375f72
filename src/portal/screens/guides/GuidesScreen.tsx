import book from 'icon:book-open';
import external from 'icon:external-link';
import type { Guide } from '#core/contract/entities/guide.ts';
import { dameGuiaOrientacion } from '#core/contract/calls/student-placements.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { ServerImage } from '#portal/island/server-link/ServerImage.tsx';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import './guides.scss';

/** Page of the university's guides, with links to their files. */
export function GuidesScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const answer = useQueryAnswer(dameGuiaOrientacion, {}, useLastSession() !== undefined);
  return (
    <ListOf
      answer={answer}
      reload={() => queryCache.refresh(dameGuiaOrientacion, {})}
      loading={t('guides.loading')}
      rows={4}
      failed={t('guides.failed')}
      none={
        <PageState icon={book} text={t('guides.none')}>
          <a className="button" href={brand.paths.home}>
            {t('actions.goHome')}
          </a>
        </PageState>
      }
    >
      {(guides, remarks) => (
        <>
          {remarks}
          <Rows className="guides-list" rows={guides} rowKey={({ id, urlFichero }) => id ?? urlFichero}>
            {(guide) => <GuideCard guide={guide} />}
          </Rows>
        </>
      )}
    </ListOf>
  );
}

function GuideCard({ guide: { titulo, descripcion, urlImagen, urlFichero } }: { guide: Guide }) {
  const { t } = usePage().format;
  return (
    <article className="guide">
      <ServerImage
        address={urlImagen}
        alt=""
        width="90"
        height="120"
        loading="lazy"
        decoding="async"
        instead={
          <span className="guide-cover">
            <Icon shapes={book} />
          </span>
        }
      />
      <div className="guide-text">
        <h2>
          <ServerLink address={urlFichero}>{titulo}</ServerLink>
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
