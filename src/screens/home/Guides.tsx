import book from 'icon:book-open';
import { dameGuiaOrientacion } from '#api/calls/student-placements.ts';
import type { Session } from '#session/session.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { answers } from '#stores/portal-answers.ts';
import { Block } from './Block.tsx';
import { limits } from './home-store.ts';

export function Guides({ student }: { student: Session | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <Block
      name="guides"
      title={t('home.guides')}
      icon={book}
      all={brand.paths.guides}
      answer={useAnswer(dameGuiaOrientacion, {}, student !== undefined)}
      pick={(guides) => guides.slice(0, limits.guides)}
      rowKey={({ id, urlFichero }) => id ?? urlFichero}
      retry={() => answers.refresh(dameGuiaOrientacion, {})}
      failed={t('home.guidesFailed')}
      empty={t('home.noGuides')}
    >
      {({ titulo, descripcion, urlImagen, urlFichero }) => (
        <div className="home-row home-guide">
          {urlImagen && <img src={urlImagen} alt="" width="60" height="80" loading="lazy" decoding="async" />}
          <div>
            <h3>
              <a href={urlFichero}>{titulo}</a>
            </h3>
            {descripcion && <p className="home-lead">{descripcion}</p>}
          </div>
        </div>
      )}
    </Block>
  );
}
