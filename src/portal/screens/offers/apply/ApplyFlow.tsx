import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import circleCheck from 'icon:circle-check';
import alert from 'icon:triangle-alert';
import type { MessageId } from '#core/i18n/messages.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { type Notice, noticeOf, noticeTarget } from '#core/status-messages/notices.ts';
import type { RouteId } from '#core/routing/table.ts';
import { FrameQuestion } from '#portal/forms/dialog/FrameQuestion.tsx';
import { usePage } from '#portal/island/page-context.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { areConditionsAccepted, storePendingAction } from '#portal/data/session/pending-action.ts';
import { dropCvSummary } from '#portal/data/cache/cv-summary.ts';
import { paymentFields } from '#portal/data/cache/payment-data.ts';
import { call } from '#portal/data/server/call.ts';
import { DocumentsDialog } from './DocumentsDialog.tsx';
import { createApply } from './apply-store.ts';

/** Message shown beside a sent application, with an optional link. */
export interface ApplicationMessage {
  text: string;
  action?: { href: string; label: string };
}

/**
 * Outcome of the flow: applied, with an optional message of the page; failed; or `undefined` if cancelled.
 */
export type ApplyOutcome =
  { notice: Notice; message?: ApplicationMessage } | { failure: CallFailure } | undefined;

interface ApplyFlowProps {
  offer: OfferDetail;
  kind: OfferKind;
  /** The flow resumes after the conditions were accepted. */
  isResumed: boolean;
  /** Called when a dialog opens or closes; an open dialog shows the progress itself. */
  onAsk: (isAsking: boolean) => void;
  onEnd: (outcome: ApplyOutcome) => void;
}

/** Message that the page shows itself for a success notice, with its link. */
function messageOf(
  notice: Notice,
  { paths }: PublicBrand,
  t: Formatter['t'],
): ApplicationMessage | undefined {
  if (notice.code === undefined) return undefined;
  const entry = noticeOf(notice.code);
  const text = entry.text ? t(entry.text) : notice.message;
  if (entry.kind !== 'ok' || !text) return undefined;
  const target = noticeTarget(entry, 'student');
  const href = target && paths[target];
  return { text, ...(href && entry.button && { action: { href, label: t(entry.button) } }) };
}

/** Preconditions that are met on other pages, with their texts and links. */
const preconditions = {
  ownCv: { text: 'offers.ownCvNeeded', target: 'cv', label: 'actions.goToMyCv' },
  payment: { text: 'notices.completeAccountData', target: 'cv', label: 'actions.goToMyCv' },
  conditions: {
    text: 'offers.conditionsNeeded',
    target: 'placement-conditions',
    label: 'frame.readConditions',
  },
} as const satisfies Record<string, { text: MessageId; target: RouteId; label: MessageId }>;

/** Dialogs between the apply button and the application. The flow starts when rendered. */
export function ApplyFlow({ offer, kind, isResumed, onAsk, onEnd }: ApplyFlowProps) {
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
      facts: {
        needsOwnCv: settings.CVRequired,
        paymentFields: paymentFields(brand),
        hasConditions: settings.modulos.condicionesPracticas,
        countsCredits: session?.soloCiclosUAX !== true,
      },
    });
  });
  const step = useStore(store.$step);
  const isBusy = step.step === 'busy';
  // Keeps the last dialog open while its answer is being processed.
  const [dialogStep, setDialogStep] = useState(step);
  if (!isBusy && step !== dialogStep) setDialogStep(step);
  const isAsking = !['busy', 'done', 'failed'].includes(dialogStep.step);
  const notifyAsking = useEffectEvent(onAsk);
  useEffect(() => notifyAsking(isAsking), [isAsking]);
  const end = useEffectEvent((outcome: ApplyOutcome) => {
    const message = outcome && 'notice' in outcome ? messageOf(outcome.notice, brand, t) : undefined;
    onEnd(message && outcome ? { ...outcome, message } : outcome);
  });
  useEffect(() => {
    if (isResumed) store.resume();
    else void store.start();
  }, [store, isResumed]);
  useEffect(() => {
    if (step.step === 'done') end({ notice: step.notice });
    if (step.step === 'failed') end({ failure: step.failure });
  }, [step]);
  const close = (): void => onEnd(undefined);
  const leave = useEffectEvent(close);
  const isPrecondition = step.step in preconditions;
  useEffect(() => {
    if (!isPrecondition) return undefined;
    // Ends the flow when leaving for another page, so that the way back starts again.
    const hide = (): void => leave();
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, [isPrecondition]);

  const { step: name } = dialogStep;
  switch (name) {
    case 'accepted':
      return (
        <FrameQuestion
          icon={circleCheck}
          title={t('frame.conditionsAccepted')}
          about={offer}
          no={t('actions.cancel')}
          onNo={close}
          yes={t('offers.apply')}
          onYes={() => void store.goOn()}
          isBusy={isBusy}
          expectsYes
        >
          <p>{t('offers.conditionsAccepted')}</p>
        </FrameQuestion>
      );
    case 'search':
    case 'credits': {
      const isSearch = name === 'search';
      return (
        <FrameQuestion
          key={name}
          icon={alert}
          title={t(isSearch ? 'offers.searchTitle' : 'offers.creditsTitle')}
          no={t(isSearch ? 'frame.no' : 'actions.cancel')}
          onNo={close}
          yes={t(isSearch ? 'frame.yes' : 'offers.applyAnyway')}
          onYes={() => void store.goOn()}
          isBusy={isBusy}
        >
          <p>{isSearch ? t('offers.searchConsent', { kind }) : dialogStep.text}</p>
        </FrameQuestion>
      );
    }
    case 'ownCv':
    case 'payment':
    case 'conditions': {
      const { text, target, label } = preconditions[name];
      return (
        <FrameQuestion
          icon={alert}
          title={t('offers.beforeApplying')}
          no={t('actions.cancel')}
          onNo={close}
          yes={t(label)}
          href={brand.paths[target] ?? '/'}
          onYes={() => {
            if (name === 'conditions') storePendingAction(`inscripcion/${offer.urlAcceso}`);
          }}
        >
          <p>{t(text)}</p>
        </FrameQuestion>
      );
    }
    case 'documents':
      return <DocumentsDialog documents={dialogStep.documents} send={store.send} onClose={close} />;
    default:
      return null;
  }
}
