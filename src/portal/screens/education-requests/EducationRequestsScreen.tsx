import school from 'icon:school';
import { dameSolicitudesPracticasEducacion } from '#core/contract/calls/company-education.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { groupByAnswer, nameOf } from './requests.ts';
import { RequestState } from './RequestState.tsx';
import './education-requests.scss';

/** Page of the students' requests to a school: pending and answered ones. */
export function EducationRequestsScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const answer = useQueryAnswer(dameSolicitudesPracticasEducacion, {});
  useListPosition({ isReady: answer.state === 'ready' });
  return (
    <ListOf
      answer={answer}
      reload={() => queryCache.refresh(dameSolicitudesPracticasEducacion, {})}
      loading={t('education-requests.loading')}
      rows={6}
      failed={t('education-requests.failed')}
      none={
        <PageState icon={school} text={t('education-requests.none')}>
          <a className="button" href={brand.paths.home}>
            {t('actions.goHome')}
          </a>
        </PageState>
      }
      frame={(inside) => (
        <div className="education-requests">
          <p className="form-intro">{t('education-requests.intro')}</p>
          {inside}
        </div>
      )}
    >
      {(requests, remarks) => {
        const { waiting, answered } = groupByAnswer(requests);
        return (
          <>
            {remarks}
            <section aria-labelledby="waiting">
              <h2 id="waiting">{t('education-requests.waiting', { count: waiting.length })}</h2>
              {waiting.length === 0 ? (
                <p className="request-none">{t('education-requests.noneWaiting')}</p>
              ) : (
                <RequestRows requests={waiting} />
              )}
            </section>
            {answered.length > 0 && (
              <section aria-labelledby="answered">
                <h2 id="answered">{t('education-requests.answered', { count: answered.length })}</h2>
                <RequestRows requests={answered} />
              </section>
            )}
          </>
        );
      }}
    </ListOf>
  );
}

function RequestRows({ requests }: { requests: readonly EducationRequest[] }) {
  return (
    <Rows
      className="request-rows"
      rows={requests}
      rowKey={({ idSolicitudPractica }) => idSolicitudPractica}
      isPrivate
    >
      {(request) => <RequestCard request={request} />}
    </Rows>
  );
}

function RequestCard({ request }: { request: EducationRequest }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const { idSolicitudPractica, estado, fecha, fechaInicio, fechaFin, motivo } = request;
  const page = fillPattern(brand.paths['education-request'] ?? '/', { id: String(idSolicitudPractica) });
  return (
    <article className="request-card">
      <h3>
        <a href={page}>{nameOf(request)}</a>
      </h3>
      <RequestState estado={estado} />
      <p>
        {fechaInicio &&
          fechaFin &&
          t('education-requests.fromTo', { from: date(fechaInicio), to: date(fechaFin) })}
      </p>
      {fecha && <p className="request-soft">{t('education-requests.askedOn', { date: date(fecha) })}</p>}
      {motivo && <p className="request-soft">{t('education-requests.reason', { text: motivo })}</p>}
    </article>
  );
}
