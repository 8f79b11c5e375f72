import type { Process } from '#core/contract/entities/process.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { kindOf, type OfferAction } from '#core/model/company-offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import type { RouteId } from '#core/routing/table.ts';

/** Routes of the actions that are pages. */
const pages = {
  edit: 'edit-offer',
  candidates: 'company-offer-candidates',
  sheet: 'company-offer-sheet',
  preview: 'offer-viewer',
} as const satisfies Partial<Record<OfferAction, RouteId>>;

type PageAction = keyof typeof pages;

/** Whether an action is a page of its own. */
export const isPageAction = (action: OfferAction): action is PageAction => action in pages;

/** Address of the page of an action on an offer. */
export function actionAddress(
  paths: Readonly<Partial<Record<RouteId, string>>>,
  { urlAcceso: id, idoferta }: Pick<Process, 'urlAcceso' | 'idoferta'>,
  action: PageAction,
): string {
  return fillPattern(
    paths[pages[action]] ?? '/',
    action === 'edit' ? { idOferta: String(idoferta) } : { id },
  );
}

/** Label of an action on an offer. */
export function actionLabel(offer: Pick<Process, 'idPerfil'>, action: OfferAction): MessageId {
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
  return labels[action];
}
