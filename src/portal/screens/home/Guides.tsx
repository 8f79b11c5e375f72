import book from 'icon:book-open';
import { dameGuiaOrientacion } from '#core/contract/calls/student-placements.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ServerImage } from '#portal/island/server-link/ServerImage.tsx';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { limits } from './home-blocks.ts';

export function Guides({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <HomeBlock
      name="guides"
      title={t('home.guides')}
      icon={book}
      all={brand.paths.guides}
      answer={useQueryAnswer(dameGuiaOrientacion, {}, student !== undefined)}
      pick={(guides) => guides.slice(0, limits.guides)}
      rowKey={({ id, urlFichero }) => id ?? urlFichero}
      retry={() => queryCache.refresh(dameGuiaOrientacion, {})}
      failed={t('home.guidesFailed')}
      empty={t('home.noGuides')}
    >
      {({ titulo, descripcion, urlImagen, urlFichero }) => (
        <div className="home-row home-guide">
          <ServerImage address={urlImagen} alt="" width="60" height="80" loading="lazy" decoding="async" />
          <div>
            <h3>
              <ServerLink address={urlFichero} opensTab={false}>
                {titulo}
              </ServerLink>
            </h3>
            {descripcion && <p className="home-lead">{descripcion}</p>}
          </div>
        </div>
      )}
    </HomeBlock>
  );
}
