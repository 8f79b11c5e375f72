import type { ReadableAtom } from 'nanostores';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { SurveySession } from '#core/contract/entities/session.ts';
import type { GivenAnswer, SurveyAccess, SurveyContent } from '#core/contract/entities/survey.ts';
import type { SafeStorage } from '#core/shared/storage.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';

/** Reason for the access page: the link is invalid, or the session has expired. */
export type AccessReason = 'link' | 'session';

/** Stage of a survey. */
export type SurveyStage =
  | { stage: 'loading' }
  /** A call failed; it can be retried. */
  | { stage: 'failed'; failure: CallFailure }
  /** The survey is not available, or not for this person (codes 35 to 39). */
  | { stage: 'refused'; code: number }
  /** Continues on the other one of the two pages. */
  | { stage: 'leaving'; to: 'survey' | 'access' }
  /** `refusal`: why single sign-on failed, which has no form on this page to show it. */
  | { stage: 'access'; access: SurveyAccess; reason?: AccessReason; refusal?: CallFailure }
  | { stage: 'notice'; notice: SurveySession }
  /** `offersAnonymity`: the user is identified, but the survey may be answered anonymously. */
  | { stage: 'questions'; survey: SurveyContent; offersAnonymity: boolean }
  | { stage: 'finished' };

/** The portal's access for a signed-in user: a link to the survey, or a mark that the survey is answered. */
export type PortalWay = { ok: true; title?: string; link?: string; isAnswered?: boolean } | CallFailure;

export interface SurveyAccessSettings {
  /** Id of the survey in its address. */
  id: string;
  /** Which of a survey's two pages is shown. */
  page: 'survey' | 'access';
  call: Caller;
  /** Session storage of the tab. */
  storage: SafeStorage;
  /** Key of a stored value by its name. */
  key: (name: StoredName) => StorageKey;
  /** @param placement the placement that the survey is about, if it is sent for several */
  portalWay: (placement?: number) => Promise<PortalWay>;
  /** Called once the survey is answered, to clear its drafts and caches. */
  onAnswered: () => void;
}

export interface SurveyCredentials {
  usuario: string;
  password: string;
  tipoUsuario: 'Alumno' | 'Empresa';
}

export interface SurveyAccessStore {
  stage: ReadableAtom<SurveyStage>;
  /** Title of the survey, once known. */
  title: ReadableAtom<string | undefined>;
  /** Id of the placement that the survey is about, if known. */
  placement: () => number | undefined;
  /**
   * Opens the survey.
   * @param link token of the survey's address
   * @param respuesta one-time code of single sign-on
   * @param listed the signed-in user chose the survey from their list, for this placement
   */
  open: (link?: string, respuesta?: string, listed?: { placement?: number }) => Promise<void>;
  /** Like the next two, resolves to a failure to show at the control, if any. */
  signIn: (credentials: SurveyCredentials) => Promise<CallFailure | undefined>;
  enterAnonymously: () => Promise<CallFailure | undefined>;
  acceptNotice: () => Promise<CallFailure | undefined>;
  /** Returns to the access page: after "not now", or to sign in as someone else. */
  restart: () => Promise<void>;
  /** Sends the answers; resolves to a failure if a retry on the same page is possible. */
  submit: (answers: GivenAnswer[]) => Promise<CallFailure | undefined>;
}
