import calendar from 'icon:calendar';
import clock from 'icon:clock';
import hourglass from 'icon:hourglass';
import type { ProgrammeDetail } from '#core/contract/entities/programme.ts';
import { Fact } from '#portal/lists/detail/Fact.tsx';
import { Paragraphs } from '#portal/lists/detail/Paragraphs.tsx';
import { Picture } from '#portal/lists/detail/Picture.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { Adhesion } from './Adhesion.tsx';
import type { Side } from '#core/routing/side.ts';
import { programmeDates } from './programme-dates.ts';

interface ProgrammeArticleProps {
  programme: ProgrammeDetail;
  side: Side;
  /** The institution has a problem with the company, which cannot request to join. */
  isRefused: boolean;
}

/** A programme with its facts, description and the request to join. */
export function ProgrammeArticle({ programme, side, isRefused }: ProgrammeArticleProps) {
  const { format } = usePage();
  const { t, number } = format;
  const { titulo, descripcion, meses, tiempoDedicacionJornada: share, ulrImagenPrincipal } = programme;
  const dates = programmeDates(programme, format);
  const hasFacts = Boolean(dates) || meses !== undefined || share !== undefined;
  return (
    <article className="detail">
      <h1>{titulo}</h1>
      <div className="detail-columns">
        <section className="detail-panel" aria-label={t('programmes.facts')}>
          {hasFacts && (
            <dl className="detail-facts">
              {dates && (
                <Fact icon={calendar} name={t('programmes.dates')}>
                  {dates}
                </Fact>
              )}
              {meses !== undefined && (
                <Fact icon={hourglass} name={t('programmes.length')}>
                  {t('programmes.months', { count: meses })}
                </Fact>
              )}
              {share !== undefined && (
                <Fact icon={clock} name={t('programmes.share')}>
                  {t('programmes.shareOfDay', { share: number(share / 100, { style: 'percent' }) })}
                </Fact>
              )}
            </dl>
          )}
          <Adhesion {...{ programme, side, isRefused }} />
        </section>
        <div className="detail-body">
          {ulrImagenPrincipal && <Picture src={ulrImagenPrincipal} width={768} height={432} />}
          <Paragraphs text={descripcion ?? ''} />
        </div>
      </div>
    </article>
  );
}
