import type { Side } from '#core/routing/side.ts';
import { userTypeId } from '#core/model/people.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { type Ref, useEffect, useRef, useState } from 'react';
import circleCheck from 'icon:circle-check';
import circleX from 'icon:circle-x';
import hourglass from 'icon:hourglass';
import info from 'icon:info';
import alert from 'icon:triangle-alert';
import { detallePrograma } from '#core/contract/calls/programmes.ts';
import type { ProgrammeDetail } from '#core/contract/entities/programme.ts';
import { Remark } from '#portal/lists/detail/Remark.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Question } from '#portal/ui/Question.tsx';
import { joinProgramme } from './join-programme.ts';

const remarks = {
  solicitada: { icon: hourglass, text: 'programmes.asked' },
  aceptada: { icon: circleCheck, tone: 'success', text: 'programmes.accepted' },
  rechazada: { icon: circleX, tone: 'warning', text: 'programmes.rejected' },
} as const;

interface AdhesionProps {
  programme: ProgrammeDetail;
  side: Side;
  /** The institution has a problem with the company and would refuse its request. */
  isRefused: boolean;
}

/** State of joining a programme, with a button to request it. */
export function Adhesion({ programme, side, isRefused }: AdhesionProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { necesitaAdhesion, estadoAdhesion, urlAcceso } = programme;
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const remark = useRef<HTMLParagraphElement>(null);
  const wasSent = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const input = { params: { tipo: userTypeId[side], id: urlAcceso } };

  useEffect(() => {
    // Moves focus to the remark, because the pressed button is gone.
    if (wasSent.current && estadoAdhesion !== 'ninguna') remark.current?.focus();
  }, [estadoAdhesion]);

  async function sendRequest(): Promise<void> {
    if (isSending) return;
    wasSent.current = true;
    setSending(true);
    clearError(place);
    const result = await joinProgramme(side, programme, call, () =>
      queryCache.refresh(detallePrograma, input),
    );
    setSending(false);
    if (result.ok) {
      showNotice(notices.adhesionRequested);
      queryCache.put(detallePrograma, input, { ...programme, estadoAdhesion: 'solicitada' });
    } else
      showError(result, { place, ...(result.kind === 'unavailable' && { retry: () => void sendRequest() }) });
  }

  if (!necesitaAdhesion) return <Remark icon={info}>{t('programmes.open')}</Remark>;
  if (isRefused && estadoAdhesion === 'ninguna')
    return (
      <>
        <p>{t('programmes.needed', { side })}</p>
        <Remark icon={alert} tone="warning">
          {t('errors.companyProblem')} <a href={brand.paths.company}>{t('actions.goToMyCompany')}</a>
        </Remark>
      </>
    );
  return (
    <>
      {estadoAdhesion === 'ninguna' ? (
        <>
          <p>{t('programmes.needed', { side })}</p>
          <Button kind="primary" onClick={() => setAsking(true)} isBusy={isSending}>
            {t('programmes.ask')}
          </Button>
        </>
      ) : (
        <AdhesionState ref={remark} state={estadoAdhesion} side={side} />
      )}
      <Question
        open={isAsking}
        title={t('programmes.question', { side, title: programme.titulo })}
        no={t('frame.no')}
        yes={t('frame.yes')}
        onAnswer={(isYes) => {
          setAsking(false);
          if (isYes) void sendRequest();
        }}
      />
      <ActionError place={place} />
    </>
  );
}

interface AdhesionStateProps {
  ref: Ref<HTMLParagraphElement>;
  state: keyof typeof remarks;
  side: Side;
}

function AdhesionState({ ref, state, side }: AdhesionStateProps) {
  const { text, ...look } = remarks[state];
  return (
    <Remark ref={ref} {...look}>
      {usePage().format.t(text, { side })}
    </Remark>
  );
}
