import { useEffect, useRef, useState } from 'react';
import circleCheck from 'icon:circle-check';
import info from 'icon:info';
import { dameFichaEvento } from '#api/calls/events.ts';
import type { PortalEventDetail } from '#api/entities/event.ts';
import { fillPattern } from '#routing/pattern.ts';
import { Remark } from '#shell/detail/Remark.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { raise, tell } from '#stores/messages.ts';
import { answers } from '#stores/portal-answers.ts';
import { call } from '#stores/server.ts';
import { Button } from '#ui/Button.tsx';
import { enrolIn } from './enrol.ts';

/** Who reads: on the public page someone who may be signed in or not. */
export type EventVisitor = 'student' | 'company' | 'public';

interface EnrolmentProps {
  event: PortalEventDetail;
  visitor: EventVisitor;
}

/** How to take part in an event that is still to come. */
export function Enrolment({ event, visitor }: EnrolmentProps) {
  const { brand, format } = usePage();
  const { t } = format;
  if (!event.conInscripcion) return <Remark icon={info}>{t('events.noEnrolment')}</Remark>;
  if (visitor === 'company') return <Remark icon={info}>{t('events.notForCompanies')}</Remark>;
  if (visitor === 'student') return <OwnEnrolment event={event} />;
  // Its page is only for who is signed in: whoever is not comes there by signing in.
  return (
    <a
      className="button button-primary"
      href={fillPattern(brand.paths.event ?? '/', { id: event.urlAcceso })}
    >
      {t('events.goEnrol')}
    </a>
  );
}

function OwnEnrolment({ event }: Pick<EnrolmentProps, 'event'>) {
  const { t } = usePage().format;
  const { urlAcceso, inscrito = false } = event;
  const [isSending, setSending] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const remark = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const input = { params: { id: urlAcceso } };

  useEffect(() => {
    // The button is gone: whoever pressed it goes on from what it has done.
    if (wasPressed.current && (inscrito || isClosed)) remark.current?.focus();
  }, [inscrito, isClosed]);

  async function enrol(): Promise<void> {
    if (isSending) return;
    wasPressed.current = true;
    setSending(true);
    const { outcome, failure } = await enrolIn(event, call, () => answers.refresh(dameFichaEvento, input));
    setSending(false);
    if (failure) raise(failure, failure.kind === 'unavailable' ? { retry: () => void enrol() } : {});
    else tell(533);
    if (outcome === 'enrolled') answers.put(dameFichaEvento, input, { ...event, inscrito: true });
    if (outcome === 'closed') setClosed(true);
  }

  if (inscrito)
    return (
      <Remark ref={remark} icon={circleCheck} tone="success">
        {t('events.enrolled')}
      </Remark>
    );
  if (isClosed)
    return (
      <Remark ref={remark} icon={info}>
        {t('events.closed')}
      </Remark>
    );
  return (
    <Button kind="primary" onClick={() => void enrol()} isBusy={isSending}>
      {t('events.enrol')}
    </Button>
  );
}
