import {
  faltanDatosAlaEmpresa,
  faltanDatosAlContactoEmpresa,
  faltanDatosPersonalesObligatorios,
} from '#core/contract/calls/missing-data.ts';
import { dameEncuestas, dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import type { Session } from '#portal/data/session/session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnswer } from '#portal/island/use-answer.ts';
import { useLastingCode } from '#portal/island/use-lasting-code.ts';
import type { AnswerState } from '#portal/data/answers.ts';
import { local, portalKey } from '#portal/data/storage.ts';
import { useQuietMoment } from './use-quiet-moment.ts';
import { checksFor, type Findings, isTurnOf, popupFor } from './popup.ts';

const loadDialogs = () => import('./MandatoryDialogs.tsx');

interface MandatoryPopupProps {
  session: Session;
  /** The person wants to see to missing data later. */
  isPutOff: boolean;
  onPutOff: () => void;
}

/** What must be done before going on: mandatory surveys, then missing data. Never two at a time. */
export function MandatoryPopup({ session, isPutOff, onPutOff }: MandatoryPopupProps) {
  const popup = usePopup(session);
  const isDue = popup !== undefined && (popup.kind === 'surveys' || !isPutOff);
  const isShown = useQuietMoment(isDue);
  const dialogs = useLastingCode(loadDialogs, isDue);
  if (!popup || !isShown || !dialogs) return null;
  if (popup.kind === 'surveys') return <dialogs.SurveysPopup surveys={popup.surveys} />;
  return <dialogs.DataPopup kind={popup.kind} field={popup.field} onClose={onPutOff} />;
}

/** The popup to show; one about missing data names the first field, where the server does. */
function usePopup(session: Session) {
  const { brand, route, facts } = usePage();
  const isCompany = session.type === 'Empresa';
  const godmode = local.get(portalKey('godmode')) === 'true';
  const { paths, settings } = brand;
  const checks = checksFor({ isCompany, godmode, route, isSignIn: facts.login === true, paths, settings });
  const findings: Findings = {};
  const isTurn = (check: keyof Findings): boolean => isTurnOf(check, checks, findings);
  const surveys = useAnswer(isCompany ? dameEncuestas : dameEncuestasUsuario, {}, isTurn('surveys'));
  note(findings, 'surveys', surveys, (list) => list);
  const personal = useAnswer(faltanDatosPersonalesObligatorios, {}, isTurn('personal'));
  note(findings, 'personal', personal, ({ faltanDatos }) => faltanDatos);
  const company = useAnswer(faltanDatosAlaEmpresa, {}, isTurn('company'));
  note(findings, 'company', company, ({ faltanDatos }) => faltanDatos);
  const contact = useAnswer(faltanDatosAlContactoEmpresa, {}, isTurn('contact'));
  note(findings, 'contact', contact, ({ faltanDatos }) => faltanDatos);
  const answersOf = { personal, company, contact };
  const found = popupFor(checks, findings);
  if (!found || found.kind === 'surveys') return found;
  const answer = answersOf[found.kind];
  return { ...found, field: answer.state === 'ready' ? answer.datos.campos?.[0] : undefined };
}

function note<K extends keyof Findings, T>(
  findings: Findings,
  check: K,
  answer: AnswerState<T>,
  read: (datos: T) => Findings[K],
): void {
  if (answer.state === 'loading') return;
  const found = answer.state === 'ready' ? read(answer.datos) : 'failed';
  if (found !== undefined) findings[check] = found as NonNullable<Findings[K]>;
}
