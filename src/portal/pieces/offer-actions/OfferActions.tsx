import { type ComponentType, useRef, useState } from 'react';
import briefcase from 'icon:arrow-left-right';
import copy from 'icon:copy';
import eye from 'icon:eye';
import file from 'icon:file-text';
import lock from 'icon:lock';
import pencil from 'icon:pencil';
import trash from 'icon:trash';
import users from 'icon:users';
import * as codes from '#core/contract/codes.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { actionsFor, type OfferAction } from '#core/model/company-offers.ts';
import { localDay } from '#core/i18n/dates.ts';
import { clearError, showError } from '#portal/data/messages/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { ActionMenu, type MenuAction } from '#portal/ui/ActionMenu.tsx';
import type { IconShapes } from '#portal/ui/Icon.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import { actionAddress, actionLabel, isPageAction } from './action-pages.ts';
import type { OfferDialog } from './OfferDialog.tsx';
import type { OfferOutcome, OfferQuestion } from './offer-changes.ts';
import { offerRights } from './offer-rights.ts';

interface OfferActionsProps {
  offer: Process;
  onDone: (outcome: OfferOutcome) => void;
  /** The action of the current page, left out. */
  without?: OfferAction;
  /** In a row of a list, the primary action is a link without a fill. */
  isInRow?: boolean;
}

const icons: Readonly<Record<OfferAction, IconShapes>> = {
  edit: pencil,
  candidates: users,
  sheet: file,
  preview: eye,
  duplicate: copy,
  duplicateAsOther: briefcase,
  close: lock,
  delete: trash,
};

const load = () => import('./OfferDialog.tsx');

/** Primary action of a company's offer, with a menu of all others. */
export function OfferActions({ offer, onDone, without, isInRow = false }: OfferActionsProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const place = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<OfferQuestion>();
  // Renders the live region only after a question, so that screen readers find no empty alert in each row of
  // a table.
  const [wasAsked, setWasAsked] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof OfferDialog>[0]>>();
  // The row may have been painted before, without the menu.
  const isHydrated = useBrowserValue(() => true);
  const { primary, others } = actionsFor(offer, offerRights(brand), localDay());

  function ask(newQuestion: OfferQuestion): void {
    clearError(place);
    setQuestion(newQuestion);
    setWasAsked(true);
    load().then(
      (module) => setDialog(() => module.OfferDialog),
      () => {
        setQuestion(undefined);
        showError(
          { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
          { place, retry: () => ask(newQuestion) },
        );
      },
    );
  }

  const entry = (action: OfferAction): MenuAction => ({
    key: action,
    label: t(actionLabel(offer, action)),
    icon: icons[action],
    isDanger: action === 'delete',
    ...(isPageAction(action)
      ? { href: actionAddress(brand.paths, offer, action) }
      : { onPress: () => ask(action) }),
  });

  const main = primary === without ? undefined : primary;
  // Filled on the page of the offer alone: in a list each row would have one.
  const pageKind = without ? 'primary' : 'secondary';
  const kind = isInRow ? 'quiet' : pageKind;
  return (
    <div className="own-actions">
      <ActionButtons
        {...{ offer, main, kind }}
        onPress={main && !isPageAction(main) ? () => ask(main) : undefined}
        isBusy={question !== undefined && question === main && !Dialog}
      >
        {isHydrated && (
          <ActionMenu
            label={t('company-offers.more', { title: offer.titulo })}
            actions={others.filter((action) => action !== without).map(entry)}
          />
        )}
      </ActionButtons>
      {question && Dialog && (
        <Dialog
          offer={offer}
          question={question}
          place={place}
          onClose={() => setQuestion(undefined)}
          onRetry={() => ask(question)}
          onDone={(outcome) => {
            setQuestion(undefined);
            onDone(outcome);
          }}
        />
      )}
      {wasAsked && <ActionError place={place} />}
    </div>
  );
}
