import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import alert from 'icon:triangle-alert';
import type { MessageId } from '#i18n/messages.ts';
import type { CallFailure } from '#api/client/result.ts';
import type { OfferDetail } from '#api/entities/offer-detail.ts';
import type { Notice } from '#api/notices.ts';
import type { RouteId } from '#routing/table.ts';
import { FrameDialog } from '#shell/dialogs/FrameDialog.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import type { OfferKind } from '#shell/offer-card/offer-facts.ts';
import { useSession } from '#shell/use-signed-in-code.ts';
import { areConditionsAccepted } from '#stores/accepted-conditions.ts';
import { dropCvSummary } from '#stores/cv-summary.ts';
import { call } from '#stores/server.ts';
import { Button } from '#ui/Button.tsx';
import { DocumentsDialog } from './DocumentsDialog.tsx';
import { createApply } from './apply-store.ts';

/** How it ended: applied, refused or without an answer, or given up. */
export type ApplyOutcome = { notice: Notice } | { failure: CallFailure } | undefined;

interface ApplyFlowProps {
  offer: OfferDetail;
  kind: OfferKind;
  onEnd: (outcome: ApplyOutcome) => void;
}

/** Where to go for what must be done first. */
const elsewhere = {
  ownCv: { text: 'offers.ownCvNeeded', target: 'cv', label: 'actions.goToMyCv' },
  payment: { text: 'notices.completeAccountData', target: 'cv', label: 'actions.goToMyCv' },
  conditions: {
    text: 'offers.conditionsNeeded',
    target: 'placement-conditions',
    label: 'frame.readConditions',
  },
} as const satisfies Record<string, { text: MessageId; target: RouteId; label: MessageId }>;

/** What is said and asked between the button and the application. It begins when it is rendered. */
export function ApplyFlow({ offer, kind, onEnd }: ApplyFlowProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useSession();
  const [store] = useState(() => {
    const { settings } = brand;
    return createApply({
      offer,
      kind,
      call,
      areConditionsAccepted,
      onActivated: dropCvSummary,
      terms: {
        needsOwnCv: settings.CVRequired,
        checksPayment: settings.checkIbanInPracticasConServicio,
        hasConditions: settings.modulos.condicionesPracticas,
        countsCredits: session?.soloCiclosUAX !== true,
      },
    });
  });
  const step = useStore(store.$step);
  const end = useEffectEvent(onEnd);
  useEffect(() => void store.start(), [store]);
  useEffect(() => {
    if (step.step === 'done') end({ notice: step.notice });
    if (step.step === 'failed') end({ failure: step.failure });
  }, [step]);
  const close = (): void => onEnd(undefined);
  const leave = useEffectEvent(close);
  const isElsewhere = step.step in elsewhere;
  useEffect(() => {
    if (!isElsewhere) return undefined;
    // Whoever comes back from what had to be done begins anew.
    const hide = (): void => leave();
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, [isElsewhere]);

  switch (step.step) {
    case 'search':
    case 'credits': {
      const isSearch = step.step === 'search';
      return (
        <FrameDialog
          key={step.step}
          icon={alert}
          title={t(isSearch ? 'offers.searchTitle' : 'offers.creditsTitle')}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{t(isSearch ? 'frame.no' : 'actions.cancel')}</Button>
              <Button kind="primary" onClick={() => void store.goOn()}>
                {t(isSearch ? 'frame.yes' : 'offers.applyAnyway')}
              </Button>
            </>
          }
        >
          <p>{step.step === 'credits' ? step.text : t('offers.searchConsent', { kind })}</p>
        </FrameDialog>
      );
    }
    case 'ownCv':
    case 'payment':
    case 'conditions': {
      const { text, target, label } = elsewhere[step.step];
      const href = brand.paths[target];
      return (
        <FrameDialog
          icon={alert}
          title={t('offers.beforeApplying')}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{t('actions.cancel')}</Button>
              {href && (
                <a className="button button-primary" href={href}>
                  {t(label)}
                </a>
              )}
            </>
          }
        >
          <p>{t(text)}</p>
        </FrameDialog>
      );
    }
    case 'documents':
      return <DocumentsDialog documents={step.documents} send={store.send} onClose={close} />;
    default:
      return null;
  }
}
