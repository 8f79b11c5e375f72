import calendar from 'icon:calendar';
import compass from 'icon:compass';
import { programasPracticasActivos } from '#api/calls/programmes.ts';
import type { Programme } from '#api/entities/programme.ts';
import { fillPattern } from '#routing/pattern.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { PageFailed, PageState } from '#shell/page-state/PageState.tsx';
import { answers } from '#stores/portal-answers.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { programmeDates } from './programme-dates.ts';
import './programmes.scss';

/** The active placement programmes, for anyone. */
export function ProgrammeList() {
  const { brand, format } = usePage();
  const { t } = format;
  const answer = useAnswer(programasPracticasActivos, {});
  if (answer.state === 'failed')
    return (
      <PageFailed
        text={t('programmes.failed')}
        retry={() => void answers.refresh(programasPracticasActivos, {})}
      />
    );
  if (answer.state === 'ready' && answer.datos.length === 0)
    return (
      <PageState icon={compass} text={t('programmes.none')}>
        <a className="button" href={brand.paths.home}>
          {t('actions.goHome')}
        </a>
      </PageState>
    );
  return (
    <div className="programmes">
      <p className="programmes-intro">{t('programmes.intro')}</p>
      {answer.state === 'loading' ? (
        <SkeletonRows rows={4} label={t('programmes.loading')} />
      ) : (
        <ul className="programmes-list" role="list">
          {answer.datos.map((programme) => (
            <li key={programme.urlAcceso}>
              <ProgrammeCard programme={programme} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ProgrammeCard({ programme }: { programme: Programme }) {
  const { brand, format } = usePage();
  const { titulo, descripcion, urlAcceso, ulrImagenPrincipal } = programme;
  const dates = programmeDates(programme, format);
  return (
    <article className="programme-card">
      {ulrImagenPrincipal && (
        <img src={ulrImagenPrincipal} alt="" width="320" height="180" loading="lazy" decoding="async" />
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
