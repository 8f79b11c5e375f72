import { useState } from 'react';
import undo from 'icon:undo-2';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { FrameQuestion } from '#portal/forms/dialog/FrameQuestion.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';

interface WithdrawButtonProps {
  /** Offer of the application. */
  offer: Pick<OfferCard, 'titulo' | 'empresa'>;
  kind?: 'secondary' | 'quiet';
  isBusy: boolean;
  onWithdraw: () => void;
}

/** Button that withdraws an application after a dialog with a warning that this is final. */
export function WithdrawButton({ offer, kind = 'secondary', isBusy, onWithdraw }: WithdrawButtonProps) {
  const { t } = usePage().format;
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <Button kind={kind} isBusy={isBusy} onClick={() => !isBusy && setAsking(true)}>
        {t('frame.withdraw')}
      </Button>
      {isAsking && (
        <FrameQuestion
          icon={undo}
          title={t('frame.withdrawQuestion')}
          about={offer}
          no={t('frame.keepApplication')}
          onNo={close}
          yes={t('frame.withdraw')}
          isDestructive
          onYes={() => {
            close();
            onWithdraw();
          }}
        >
          <p>{t('frame.withdrawText')}</p>
        </FrameQuestion>
      )}
    </>
  );
}
