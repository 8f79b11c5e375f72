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
import type { MessageId } from '#core/i18n/messages.ts';
import { actionsFor, kindOf, type OfferAction } from '#core/model/company-offers.ts';
import { localDay } from '#core/i18n/dates.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import type { RouteId } from '#core/routing/table.ts';
import { clearError, showError } from '#portal/data/messages/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { ActionMenu, type MenuAction } from '#portal/ui/ActionMenu.tsx';
import { Button } from '#portal/ui/Button.tsx';
import type { IconShapes } from '#portal/ui/Icon.tsx';
import type { OfferDialog } from './OfferDialog.tsx';
import type { OfferOutcome, OfferQuestion } from './offer-changes.ts';
import { offerRights } from './offer-rights.ts';
import './offer-actions.scss';

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

/** Routes of the actions that are pages. */
const pages = {
  edit: 'edit-offer',
  candidates: 'company-offer-candidates',
  sheet: 'company-offer-sheet',
  preview: 'offer-viewer',
} as const satisfies Partial<Record<OfferAction, RouteId>>;

const isPage = (action: OfferAction): action is keyof typeof pages => action in pages;

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
  const { primary, others } = actionsFor(offer, offerRights(brand), localDay());

  const label = (action: OfferAction): string => {
    const isJob = kindOf(offer) === 'empleo';
    const labels: Readonly<Record<OfferAction, MessageId>> = {
      edit: 'actions.edit',
      candidates: 'company-offers.seeCandidates',
      sheet: 'company-offers.seeSheet',
      preview: 'company-offers.seeAsStudent',
      duplicate: 'company-offers.duplicate',
      duplicateAsOther: isJob ? 'company-offers.duplicateAsPlacement' : 'company-offers.duplicateAsJob',
      close: 'company-offers.close',
      delete: 'company-offers.delete',
    };
    return t(labels[action]);
  };
  const hrefOf = (page: keyof typeof pages): string => {
    const { urlAcceso: id, idoferta } = offer;
    return fillPattern(
      brand.paths[pages[page]] ?? '/',
      page === 'edit' ? { idOferta: String(idoferta) } : { id },
    );
  };

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
    label: label(action),
    icon: icons[action],
    isDanger: action === 'delete',
    ...(isPage(action) ? { href: hrefOf(action) } : { onPress: () => ask(action) }),
  });

  const about = <span className="visually-hidden"> {offer.titulo}</span>;
  const main = primary === without ? undefined : primary;
  // Filled on the page of the offer alone: in a list each row would have one.
  const pageKind = without ? 'primary' : 'secondary';
  const kind = isInRow ? 'quiet' : pageKind;
  return (
    <div className="own-actions">
      <div className="own-actions-buttons">
        {main && isPage(main) && (
          <a className={`button button-${kind}`} data-action={main} href={hrefOf(main)}>
            {label(main)}
            {about}
          </a>
        )}
        {main && !isPage(main) && (
          <Button kind={kind} onClick={() => ask(main)} isBusy={question === main && !Dialog}>
            {label(main)}
            {about}
          </Button>
        )}
        <ActionMenu
          label={t('company-offers.more', { title: offer.titulo })}
          actions={others.filter((action) => action !== without).map(entry)}
        />
      </div>
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
