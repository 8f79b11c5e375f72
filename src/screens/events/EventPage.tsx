import calendarX from 'icon:calendar-x';
import { dameFichaEvento, dameFichaEventoPublico } from '#api/calls/events.ts';
import { DetailSkeleton } from '#shell/detail/DetailSkeleton.tsx';
import { useDocumentTitle } from '#shell/detail/use-document-title.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { usePageId } from '#shell/islands/use-page-id.ts';
import { PageFailed, PageState } from '#shell/page-state/PageState.tsx';
import { useLastSession } from '#shell/use-last-session.ts';
import { answers } from '#stores/portal-answers.ts';
import { EventArticle } from './EventArticle.tsx';
import '#shell/detail/detail.scss';
import './events.scss';

/** The event that the address names. The public page asks nobody who they are. */
export function EventPage({ isPublic = false }: { isPublic?: boolean }) {
  const { brand, format, route } = usePage();
  const { t } = format;
  const id = usePageId();
  const session = useLastSession();
  const isStudent = session !== undefined && session.type !== 'Empresa';
  const asksAsStudent = !isPublic && isStudent;
  const input = { params: { id: id ?? '' } };
  const isKnown = id !== undefined;
  const own = useAnswer(dameFichaEvento, input, isKnown && asksAsStudent);
  const open = useAnswer(dameFichaEventoPublico, input, isKnown && (isPublic || session?.type === 'Empresa'));
  const answer = asksAsStudent ? own : open;
  useDocumentTitle(answer.state === 'ready' ? answer.datos.titulo : undefined);

  if (answer.state === 'ready')
    return (
      <EventArticle
        event={answer.datos}
        visitor={asksAsStudent ? 'student' : session?.type === 'Empresa' ? 'company' : 'public'}
      />
    );
  const { events, home } = brand.paths;
  const isGone = answer.state === 'failed' && answer.failure.kind !== 'aborted' && answer.failure.code === 74;
  return (
    <div className="detail">
      <h1>{brand.titles[route]}</h1>
      {answer.state === 'loading' && <DetailSkeleton label={t('events.loadingEvent')} />}
      {isGone && (
        <PageState icon={calendarX} text={t('events.gone')} isAlert>
          <a className="button button-primary" href={session ? events : home}>
            {t(session ? 'actions.seeEvents' : 'actions.goHome')}
          </a>
        </PageState>
      )}
      {answer.state === 'failed' && !isGone && (
        <PageFailed
          text={t('events.eventFailed')}
          retry={() => void answers.refresh(asksAsStudent ? dameFichaEvento : dameFichaEventoPublico, input)}
        />
      )}
    </div>
  );
}
