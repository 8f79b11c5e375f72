import type { ReactNode } from 'react';
import type { Process } from '#core/contract/entities/process.ts';
import type { OfferAction } from '#core/model/company-offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { actionAddress, actionLabel, isPageAction } from './action-pages.ts';
import './offer-actions.scss';

interface ActionButtonsProps {
  offer: Process;
  main: OfferAction | undefined;
  kind: 'primary' | 'secondary' | 'quiet';
  /** Starts a main action that is no page; absent where the row is painted. */
  onPress?: (() => void) | undefined;
  isBusy?: boolean;
  /** The menu of all other actions, once it answers. */
  children?: ReactNode;
}

/** The main action on an offer, and the place of the menu; a button is hidden until it answers. */
export function ActionButtons({ offer, main, kind, onPress, isBusy = false, children }: ActionButtonsProps) {
  const { brand, format } = usePage();
  const label = main && (
    <>
      {format.t(actionLabel(offer, main))}
      <span className="visually-hidden"> {offer.titulo}</span>
    </>
  );
  return (
    <div className="own-actions-buttons">
      {main && isPageAction(main) && (
        <a
          className={`button button-${kind}`}
          data-action={main}
          href={actionAddress(brand.paths, offer, main)}
        >
          {label}
        </a>
      )}
      {main && !isPageAction(main) && (
        <Button kind={kind} onClick={onPress} isBusy={isBusy}>
          {label}
        </Button>
      )}
      <div className="own-actions-menu">{children}</div>
    </div>
  );
}
