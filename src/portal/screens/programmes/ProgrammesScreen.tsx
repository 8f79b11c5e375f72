import calendar from 'icon:calendar';
import compass from 'icon:compass';
import { programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import type { Programme } from '#core/contract/entities/programme.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { ServerImage } from '#portal/island/server-link/ServerImage.tsx';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { programmeDates } from './programme-dates.ts';
import './programmes.scss';

/** Screen of the active placement programmes, which is public. */
export function ProgrammesScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const answer = useQueryAnswer(programasPracticasActivos, {});
  useListPosition({ isReady: answer.state === 'ready' });
  return (
    <ListOf
      answer={answer}
      reload={() => queryCache.refresh(programasPracticasActivos, {})}
      loading={t('programmes.loading')}
      rows={4}
      failed={t('programmes.failed')}
      none={
        <PageState icon={compass} text={t('programmes.none')}>
          <a className="button" href={brand.paths.home}>
            {t('actions.goHome')}
          </a>
        </PageState>
      }
      frame={(inside) => (
        <div className="programmes">
          <p className="programmes-intro">{t('programmes.intro')}</p>
          {inside}
        </div>
      )}
    >
      {(programmes, remarks) => (
        <>
          {remarks}
          <Rows className="programmes-list" rows={programmes} rowKey={({ urlAcceso }) => urlAcceso}>
            {(programme) => <ProgrammeCard programme={programme} />}
          </Rows>
        </>
      )}
    </ListOf>
  );
}

function ProgrammeCard({ programme }: { programme: Programme }) {
  const { brand, format } = usePage();
  const { titulo, descripcion, urlAcceso, ulrImagenPrincipal } = programme;
  const dates = programmeDates(programme, format);
  return (
    <article className="programme-card">
      {ulrImagenPrincipal && (
        <ServerImage
          address={ulrImagenPrincipal}
          alt=""
          width="320"
          height="180"
          loading="lazy"
          decoding="async"
        />
      )}
      <h2>
        <a href={fillPattern(brand.paths.programme ?? '/', { id: urlAcceso })}>{titulo}</a>
      </h2>
      {descripcion && <p className="programme-lead">{descripcion}</p>}
      {dates && (
        <p className="programme-dates">
          <Icon shapes={calendar} />
          {dates}
        </p>
      )}
    </article>
  );
}
