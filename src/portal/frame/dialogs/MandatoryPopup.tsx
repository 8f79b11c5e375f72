import {
  faltanDatosAlaEmpresa,
  faltanDatosAlContactoEmpresa,
  faltanDatosPersonalesObligatorios,
} from '#core/contract/calls/missing-data.ts';
import { dameEncuestas, dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { useImportWithRetry } from '#portal/island/use-import-with-retry.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { local, portalKey } from '#portal/data/browser/storage.ts';
import { useIdlePage } from './use-idle-page.ts';
import { checksFor, type PopupFindings, isPopupDue, popupFor } from './popup.ts';

const loadDialogs = () => import(/* at once, signed in */ './MandatoryDialogs.tsx');

interface MandatoryPopupProps {
  session: PortalSession;
  /** The dialog about missing data was postponed. */
  isPostponed: boolean;
  onPostpone: () => void;
}

/** The dialog about mandatory surveys, then the one about missing data; never two at a time. */
export function MandatoryPopup({ session, isPostponed, onPostpone }: MandatoryPopupProps) {
  const popup = usePopup(session);
  const isDue = popup !== undefined && (popup.kind === 'surveys' || !isPostponed);
  const isShown = useIdlePage(isDue);
  const dialogs = useImportWithRetry(loadDialogs, isDue);
  if (!popup || !isShown || !dialogs) return null;
  if (popup.kind === 'surveys') return <dialogs.SurveysPopup surveys={popup.surveys} />;
  return <dialogs.DataPopup kind={popup.kind} field={popup.field} onClose={onPostpone} />;
}

/** The popup to show; for missing data with the first field, where the server names it. */
function usePopup(session: PortalSession) {
  const { brand, route, facts } = usePage();
  const isCompany = session.type === 'Empresa';
  const godmode = local.get(portalKey('godmode')) === 'true';
  const { paths, settings } = brand;
  const checks = checksFor({ isCompany, godmode, route, isSignIn: facts.login === true, paths, settings });
  const findings: PopupFindings = {};
  const isTurn = (check: keyof PopupFindings): boolean => isPopupDue(check, checks, findings);
  const surveys = useQueryAnswer(isCompany ? dameEncuestas : dameEncuestasUsuario, {}, isTurn('surveys'));
  addFinding(findings, 'surveys', surveys, (list) => list);
  const personal = useQueryAnswer(faltanDatosPersonalesObligatorios, {}, isTurn('personal'));
  addFinding(findings, 'personal', personal, ({ faltanDatos }) => faltanDatos);
  const company = useQueryAnswer(faltanDatosAlaEmpresa, {}, isTurn('company'));
  addFinding(findings, 'company', company, ({ faltanDatos }) => faltanDatos);
  const contact = useQueryAnswer(faltanDatosAlContactoEmpresa, {}, isTurn('contact'));
  addFinding(findings, 'contact', contact, ({ faltanDatos }) => faltanDatos);
  const answersOf = { personal, company, contact };
  const popup = popupFor(checks, findings);
  if (!popup || popup.kind === 'surveys') return popup;
  const answer = answersOf[popup.kind];
  return { ...popup, field: answer.state === 'ready' ? answer.datos.campos?.[0] : undefined };
}

function addFinding<K extends keyof PopupFindings, T>(
  findings: PopupFindings,
  check: K,
  answer: QueryState<T>,
  read: (datos: T) => PopupFindings[K],
): void {
  if (answer.state === 'loading') return;
  const finding = answer.state === 'ready' ? read(answer.datos) : 'failed';
  if (finding !== undefined) findings[check] = finding as NonNullable<PopupFindings[K]>;
}
