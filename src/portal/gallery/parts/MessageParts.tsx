import circleCheck from 'icon:circle-check';
import info from 'icon:info';
import searchX from 'icon:search-x';
import alert from 'icon:triangle-alert';
import { useEffect, useRef } from 'react';
import * as codes from '#core/contract/codes.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { showError } from '#portal/data/messages/messages.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { Banner } from '#portal/messages/Banner.tsx';
import { ErrorBanner } from '#portal/messages/ErrorBanner.tsx';
import { NoticeBanner } from '#portal/messages/NoticeBanner.tsx';
import { FailedPart } from '#portal/messages/page-state/FailedPart.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Cell, Group } from '../Cell.tsx';
import { failures, longName, nothing } from '../samples.ts';

const tones = { danger: alert, success: circleCheck, warning: alert, info } as const;

/** Errors, notices and states of pages. */
export function MessageParts() {
  const text = 'No hemos podido cargar las ofertas.';
  return (
    <Group title="Messages">
      {(Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
        <Cell key={tone} title={`Banner: ${tone}`}>
          <Banner
            tone={tone}
            icon={tones[tone]}
            title="Guardado"
            text={longName}
            reason="Porque sí."
            onClose={nothing}
          >
            <Button>Ver</Button>
          </Banner>
          <Banner tone={tone} icon={tones[tone]} text="En pocas palabras" isSmall />
        </Cell>
      ))}
      <Cell title="ErrorBanner: with another try, important">
        <ErrorBanner error={{ code: codes.serviceUnavailable, retry: nothing }} />
        <ErrorBanner error={{ code: codes.sessionEnded }} />
      </Cell>
      <Cell title="NoticeBanner">
        <NoticeBanner notice={{ code: notices.passwordChanged }} />
        <NoticeBanner notice={{ isBlocked: true }} />
      </Cell>
      <Cell title="ActionError">
        <Refused />
      </Cell>
      <Cell title="FailedRead: of a part, busy, refused">
        <FailedRead failure={failures.lost} text={text} retry={nothing} isPart />
        <FailedRead failure={failures.lost} text={text} retry={nothing} isPart isBusy />
        <FailedRead failure={failures.refused} text={text} retry={nothing} />
      </Cell>
      <Cell title="FailedPart: failed, read">
        <FailedPart answers={[{ state: 'failed', failure: failures.lost }]} text={text} retry={nothing} />
        <FailedPart answers={[{ state: 'ready' }]} text={text} retry={nothing} />
      </Cell>
      <Cell title="PageState">
        <PageState icon={searchX} text="No hay nada con estos filtros.">
          <Button>Quitar los filtros</Button>
        </PageState>
        <PageState icon={alert} text="Ha salido mal." isAlert />
      </Cell>
    </Group>
  );
}

/** An action with an error beside it. */
function Refused() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => showError(failures.message, { place }), []);
  return (
    <>
      <Button kind="primary">Inscribirme</Button>
      <ActionError place={place} />
    </>
  );
}
