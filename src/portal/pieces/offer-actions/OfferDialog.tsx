import { type RefObject, useState } from 'react';
import lock from 'icon:lock';
import trash from 'icon:trash';
import * as codes from '#core/contract/codes.ts';
import * as notices from '#core/contract/notice-codes.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { showError, showNotice } from '#portal/data/messages/messages.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { FrameQuestion } from '#portal/forms/dialog/FrameQuestion.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { ClosingEffects } from './ClosingEffects.tsx';
import { CloseForm } from './CloseForm.tsx';
import { CopyQuestion } from './CopyQuestion.tsx';
import type { OfferOutcome, OfferQuestion } from './offer-changes.ts';
import { offerChanges } from './portal-offer-changes.ts';

interface OfferDialogProps {
  offer: Process;
  question: OfferQuestion;
  /** Element of the error message. */
  place: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  /** Reopens the dialog after a failure without an answer. */
  onRetry: () => void;
  onDone: (outcome: OfferOutcome) => void;
}

/** Failure to show when an earlier attempt has closed the offer. */
const closedByEarlierAttempt = { ok: false, kind: 'error', code: codes.statusCannotChange } as const;

/** Dialog that confirms an action on an offer and performs it. */
export function OfferDialog(props: OfferDialogProps) {
  const { offer, question, place, onClose, onRetry, onDone } = props;
  const { t } = usePage().format;
  /** Closes the dialog and shows the failure; the list has been read again by then. */
  const refuse = (failure: CallFailure, reason?: string): void => {
    onClose();
    const isInProgress =
      question === 'delete' && 'code' in failure && failure.code === codes.actionNotAllowed;
    const isClosed = question === 'close' && 'code' in failure && failure.code === codes.statusCannotChange;
    showError(failure, {
      place,
      ...(failure.kind === 'unavailable' && { retry: onRetry }),
      ...(isInProgress && { reason: t('company-offers.deleteGoingOn') }),
      ...(isClosed && { reason: reason ?? t('company-offers.closedAlready') }),
    });
  };
  if (question === 'close')
    return (
      <FormDialog icon={lock} title={t('company-offers.closeTitle')} onClose={onClose}>
        <p>
          <strong>{offer.titulo}</strong>
        </p>
        <p>{t('company-offers.closeQuestion')}</p>
        <ClosingEffects offer={offer} />
        <CloseForm
          offer={offer}
          onClosed={() => {
            showNotice(notices.offerClosed);
            onDone({ action: 'close' });
          }}
          onRefused={refuse}
          onArrived={() => refuse(closedByEarlierAttempt, t('company-offers.closedByFirst'))}
        />
      </FormDialog>
    );
  if (question === 'delete') return <DeleteQuestion {...props} onRefused={refuse} />;
  return (
    <CopyQuestion
      {...{ offer, onClose, onDone }}
      asOther={question === 'duplicateAsOther'}
      onRefused={refuse}
    />
  );
}

interface QuestionProps extends OfferDialogProps {
  onRefused: (failure: CallFailure) => void;
}

function DeleteQuestion({ offer, onClose, onDone, onRefused }: QuestionProps) {
  const { t } = usePage().format;
  const [isBusy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    setBusy(true);
    const result = await offerChanges.remove(offer);
    if (result.ok) {
      showNotice(notices.offerDeleted);
      onDone({ action: 'delete' });
    } else onRefused(result);
  }
  return (
    <FrameQuestion
      icon={trash}
      title={t('company-offers.deleteQuestion')}
      no={t('actions.cancel')}
      onNo={onClose}
      yes={t('company-offers.deleteNow')}
      isDestructive
      onYes={() => void remove()}
      isBusy={isBusy}
    >
      <p>
        <strong>{offer.titulo}</strong>
      </p>
      <p>{t('company-offers.deleteText')}</p>
    </FrameQuestion>
  );
}
