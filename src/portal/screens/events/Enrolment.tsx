import * as notices from '#core/contract/notice-codes.ts';
import { useEffect, useRef, useState } from 'react';
import circleCheck from 'icon:circle-check';
import info from 'icon:info';
import { dameEventos, dameFichaEvento } from '#core/contract/calls/events.ts';
import type { PortalEventDetail } from '#core/contract/entities/event.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { Remark } from '#portal/lists/detail/Remark.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { enrolIn } from './enrol.ts';

/** Visitor of an event's page; `public` visitors may be signed in or not. */
export type EventVisitor = 'student' | 'company' | 'public';

interface EnrolmentProps {
  event: PortalEventDetail;
  visitor: EventVisitor;
}

/** Enrolment in an upcoming event, or why it is not possible here. */
export function Enrolment({ event, visitor }: EnrolmentProps) {
  const { brand, format } = usePage();
  const { t } = format;
  if (!event.conInscripcion) return <Remark icon={info}>{t('events.noEnrolment')}</Remark>;
  if (visitor === 'company') return <Remark icon={info}>{t('events.notForCompanies')}</Remark>;
  if (visitor === 'student') return <OwnEnrolment event={event} />;
  // Leads to the page for signed-in users, by the sign-in page if necessary.
  return (
    <a
      className="button button-primary"
      href={fillPattern(brand.paths.event ?? '/', { id: event.urlAcceso })}
    >
      {t('events.goEnrol')}
    </a>
  );
}

const restrictions = {
  todos: 'events.closed',
  alumnos: 'events.onlyForStudents',
  egresados: 'events.onlyForGraduates',
} as const;

const closedReason = ({ plazasLibres, puedeInscribirse, dirigidoA = 'todos' }: PortalEventDetail) =>
  puedeInscribirse === false ? restrictions[dirigidoA] : plazasLibres === 0 ? 'events.full' : 'events.closed';

function OwnEnrolment({ event }: Pick<EnrolmentProps, 'event'>) {
  const { t } = usePage().format;
  const { urlAcceso, inscrito = false, plazasLibres, puedeInscribirse } = event;
  const [isSending, setSending] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const remark = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const errorRef = useRef<HTMLDivElement>(null);
  const input = { params: { id: urlAcceso } };

  useEffect(() => {
    // The pressed button was removed: move the focus to the result.
    if (wasPressed.current && (inscrito || isClosed)) remark.current?.focus();
  }, [inscrito, isClosed]);

  async function enrol(): Promise<void> {
    if (isSending) return;
    wasPressed.current = true;
    setSending(true);
    clearError(errorRef);
    const { outcome, failure } = await enrolIn(event, call, () => queryCache.refresh(dameFichaEvento, input));
    setSending(false);
    if (failure)
      showError(failure, {
        place: errorRef,
        ...(failure.kind === 'unavailable' && { retry: () => void enrol() }),
      });
    else showNotice(notices.enrolmentRegistered);
    if (outcome === 'enrolled') {
      // An earlier enrolment has not taken another place.
      const places =
        failure || plazasLibres === undefined ? {} : { plazasLibres: Math.max(0, plazasLibres - 1) };
      queryCache.put(dameFichaEvento, input, { ...event, ...places, inscrito: true });
      queryCache.drop(dameEventos);
    }
    if (outcome === 'closed') setClosed(true);
  }

  return (
    <>
      {inscrito ? (
        <Remark ref={remark} icon={circleCheck} tone="success">
          {t('events.enrolled')}
        </Remark>
      ) : isClosed || plazasLibres === 0 || puedeInscribirse === false ? (
        <Remark ref={remark} icon={info}>
          {t(closedReason(event))}
        </Remark>
      ) : (
        <>
          <Button kind="primary" onClick={() => void enrol()} isBusy={isSending}>
            {t('events.enrol')}
          </Button>
          <PrivacyLayer of="eventos" />
        </>
      )}
      <ActionError place={errorRef} />
    </>
  );
}
