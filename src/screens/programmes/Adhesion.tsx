import { useEffect, useRef, useState } from 'react';
import circleCheck from 'icon:circle-check';
import circleX from 'icon:circle-x';
import hourglass from 'icon:hourglass';
import info from 'icon:info';
import { detallePrograma } from '#api/calls/programmes.ts';
import type { ProgrammeDetail } from '#api/entities/programme.ts';
import { Remark } from '#shell/detail/Remark.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { raise, tell } from '#stores/messages.ts';
import { answers } from '#stores/portal-answers.ts';
import { call } from '#stores/server.ts';
import { Button } from '#ui/Button.tsx';
import { Question } from '#ui/Question.tsx';
import { type Half, joinProgramme } from './join-programme.ts';

const remarks = {
  solicitada: { icon: hourglass, text: 'programmes.asked' },
  aceptada: { icon: circleCheck, tone: 'success', text: 'programmes.accepted' },
  rechazada: { icon: circleX, tone: 'warning', text: 'programmes.rejected' },
} as const;

interface AdhesionProps {
  programme: ProgrammeDetail;
  half: Half;
}

/** Whether one has joined a programme, and the way to ask for it. */
export function Adhesion({ programme, half }: AdhesionProps) {
  const { t } = usePage().format;
  const { necesitaAdhesion, estadoAdhesion, urlAcceso } = programme;
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const remark = useRef<HTMLParagraphElement>(null);
  const wasSent = useRef(false);
  const input = { params: { tipo: half, id: urlAcceso } };

  useEffect(() => {
    // The button is gone: whoever pressed it goes on from what it has done.
    if (wasSent.current && estadoAdhesion !== 'ninguna') remark.current?.focus();
  }, [estadoAdhesion]);

  async function ask(): Promise<void> {
    if (isSending) return;
    wasSent.current = true;
    setSending(true);
    const result = await joinProgramme(half, programme, call, () => answers.refresh(detallePrograma, input));
    setSending(false);
    if (result.ok) {
      tell(523);
      answers.put(detallePrograma, input, { ...programme, estadoAdhesion: 'solicitada' });
    } else raise(result, result.kind === 'unavailable' ? { retry: () => void ask() } : {});
  }

  if (!necesitaAdhesion) return <Remark icon={info}>{t('programmes.open')}</Remark>;
  if (estadoAdhesion !== 'ninguna') {
    const { text, ...look } = remarks[estadoAdhesion];
    return (
      <Remark ref={remark} {...look}>
        {t(text, { half })}
      </Remark>
    );
  }
  return (
    <>
      <p>{t('programmes.needed', { half })}</p>
      <Button kind="primary" onClick={() => setAsking(true)} isBusy={isSending}>
        {t('programmes.ask')}
      </Button>
      <Question
        open={isAsking}
        title={t('programmes.question', { half, title: programme.titulo })}
        no={t('frame.no')}
        yes={t('frame.yes')}
        onAnswer={(isYes) => {
          setAsking(false);
          if (isYes) void ask();
        }}
      />
    </>
  );
}
