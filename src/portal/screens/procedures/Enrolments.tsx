import { dameEventos, dameFichaEvento } from '#core/contract/calls/events.ts';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import { localDay } from '#core/i18n/dates.ts';
import { isOver, upcomingEvents } from '#core/model/events.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { WrittenText } from '#portal/island/language/WrittenText.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { listIn } from '#portal/lists/list/ListOf.tsx';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { ProcedureGroup, Standing } from './ProcedureGroup.tsx';
import { useQueries } from './use-queries.ts';

/** Whether the list has the enrolment of each event. */
const hasEnrolments = (events: readonly PortalEvent[]): boolean =>
  events.some(({ inscrito }) => inscrito !== undefined);

/** Events that the student has enrolled in: upcoming ones first, then past ones, latest first. */
function ownEvents(events: readonly PortalEvent[], now: Date): PortalEvent[] {
  const own = events.filter(({ inscrito }) => inscrito);
  const over = own.filter((event) => isOver(event, now));
  return [...upcomingEvents(own, now), ...over.toSorted((a, b) => b.fecha.localeCompare(a.fecha))];
}

/** Events that the student has enrolled in. Where the list lacks enrolments, each upcoming event is read. */
export function Enrolments({ isKnown }: { isKnown: boolean }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const now = new Date();
  const all = useQueryAnswer(dameEventos, {}, isKnown);
  const undecided =
    all.state === 'ready' && all.datos.length > 0 && !hasEnrolments(all.datos) ? all.datos : undefined;
  const keys = undecided && upcomingEvents(undecided, now).map(({ urlAcceso }) => urlAcceso);
  const { answer, retry } = useQueries<typeof dameFichaEvento>(keys, (id) =>
    call(dameFichaEvento, { params: { id } }),
  );
  return (
    <ProcedureGroup
      title={t('procedures.enrolments')}
      answer={listIn(undecided ? answer : all, (events) => ownEvents(events, now))}
      from={[all]}
      reload={async () => {
        await queryCache.refresh(dameEventos, {});
        retry();
      }}
      loading={t('procedures.loading')}
      failed={t('procedures.enrolmentsFailed')}
      none={t('procedures.noEnrolments')}
      link={{ href: brand.paths.events, label: t('actions.seeEvents') }}
    >
      {(events) => (
        <Rows rows={events} rowKey={({ urlAcceso }) => urlAcceso}>
          {(event) => (
            <article className="procedure">
              <h3>
                <a href={fillPattern(brand.paths.event ?? '/', { id: event.urlAcceso })}>
                  <WrittenText text={event.titulo} language={event.idioma} />
                </a>
              </h3>
              <Standing state="done">
                {t(isOver(event, now) ? 'procedures.eventOver' : 'procedures.enrolled')}
              </Standing>
              <p className="procedure-facts">
                <span>{date(localDay(event.fecha), { dateStyle: 'full' })}</span>
                {event.lugar && <span>{event.lugar}</span>}
              </p>
            </article>
          )}
        </Rows>
      )}
    </ProcedureGroup>
  );
}
