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

/** What stands beside the application that was sent. */
export interface SaidOfApplication {
  words: string;
  way?: { href: string; label: string };
}

/** How it ended: applied, with what the offer says of that itself, refused or without an answer, or given up. */
export type ApplyOutcome =
  { notice: Notice; said?: SaidOfApplication } | { failure: CallFailure } | undefined;

interface ApplyFlowProps {
  offer: OfferDetail;
  kind: OfferKind;
  /** The conditions, which stood in the way, are accepted. */
  isResumed: boolean;
  /** Told whether a dialog is open, which says itself what is under way. */
  onAsk: (isAsking: boolean) => void;
  onEnd: (outcome: ApplyOutcome) => void;
}

/** What an offer says itself of its application: a notice of something done, with its way on. */
function saidOf(notice: Notice, { paths }: PublicBrand, t: Formatter['t']): SaidOfApplication | undefined {
  if (notice.code === undefined) return undefined;
  const entry = noticeOf(notice.code);
  const words = entry.text ? t(entry.text) : notice.message;
  if (entry.kind !== 'ok' || !words) return undefined;
  const target = noticeTarget(entry, 'student');
  const href = target && paths[target];
  return { words, ...(href && entry.button && { way: { href, label: t(entry.button) } }) };
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
      terms: {
        needsOwnCv: settings.CVRequired,
        paymentFields: paymentFields(brand),
        hasConditions: settings.modulos.condicionesPracticas,
        countsCredits: session?.soloCiclosUAX !== true,
      },
    });
  });
  const step = useStore(store.$step);
  const isBusy = step.step === 'busy';
  // A question stays while what was answered to it is under way.
  const [asked, setAsked] = useState(step);
  if (!isBusy && step !== asked) setAsked(step);
  const isAsking = !['busy', 'done', 'failed'].includes(asked.step);
  const tellAsking = useEffectEvent(onAsk);
  useEffect(() => tellAsking(isAsking), [isAsking]);
  const end = useEffectEvent((outcome: ApplyOutcome) => {
    const said = outcome && 'notice' in outcome ? saidOf(outcome.notice, brand, t) : undefined;
    onEnd(said && outcome ? { ...outcome, said } : outcome);
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
  const isElsewhere = step.step in elsewhere;
  useEffect(() => {
    if (!isElsewhere) return undefined;
    // Someone who comes back from what had to be done begins again.
    const hide = (): void => leave();
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, [isElsewhere]);

  const { step: name } = asked;
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
          <p>{isSearch ? t('offers.searchConsent', { kind }) : asked.text}</p>
        </FrameQuestion>
      );
    }
    case 'ownCv':
    case 'payment':
    case 'conditions': {
      const { text, target, label } = elsewhere[name];
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
      return <DocumentsDialog documents={asked.documents} send={store.send} onClose={close} />;
    default:
      return null;
  }
}
