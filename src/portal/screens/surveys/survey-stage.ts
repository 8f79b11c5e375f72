import type { ReadableAtom } from 'nanostores';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { SurveySession } from '#core/contract/entities/session.ts';
import type { GivenAnswer, SurveyAccess, SurveyContent } from '#core/contract/entities/survey.ts';
import type { SafeStorage } from '#core/shared/storage.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';

/** Why someone has to say who they are: the link does not hold, or the time is up. */
export type AccessReason = 'link' | 'session';

/** How far someone has come into a survey. */
export type SurveyStage =
  | { stage: 'loading' }
  /** No answer; it can be tried again. */
  | { stage: 'failed'; failure: CallFailure }
  /** The survey is not available, or not for this person (35 to 39). */
  | { stage: 'refused'; code: number }
  /** It goes on on the other one of the two pages. */
  | { stage: 'leaving'; to: 'survey' | 'access' }
  /** `refusal`: why signing in with the university, which happens elsewhere, did not succeed. */
  | { stage: 'access'; access: SurveyAccess; reason?: AccessReason; refusal?: CallFailure }
  | { stage: 'notice'; notice: SurveySession }
  /** `offersAnonymity`: one came in as oneself and could answer without. */
  | { stage: 'questions'; survey: SurveyContent; offersAnonymity: boolean }
  | { stage: 'finished' };

/** What the portal knows of someone who is signed in to it: a link to the survey, or that it is answered. */
export type PortalWay = { ok: true; title?: string; link?: string; isAnswered?: boolean } | CallFailure;

export interface SurveyAccessSettings {
  /** The part of the survey's address that names it. */
  id: string;
  /** Which of the two pages of a survey this is. */
  page: 'survey' | 'access';
  call: Caller;
  /** Of the tab. */
  storage: SafeStorage;
  /** Key of a stored value by its name. */
  key: (name: StoredName) => StorageKey;
  /** @param placement the one that the survey is to be about, where it is asked about several */
  portalWay: (placement?: number) => Promise<PortalWay>;
  /** The survey is answered: forget what was kept of it. */
  onAnswered: () => void;
}

export interface SurveyCredentials {
  usuario: string;
  password: string;
  tipoUsuario: 'Alumno' | 'Empresa';
}

export interface SurveyAccessStore {
  stage: ReadableAtom<SurveyStage>;
  /** Title of the survey, once it is known. */
  title: ReadableAtom<string | undefined>;
  /** The placement that it is about, as far as that is known. */
  placement: () => number | undefined;
  /**
   * Finds the way in.
   * @param link what the address of the survey carried
   * @param respuesta one-time code of the university, for someone who comes from signing in there
   * @param listed the survey was chosen from the list of someone who is signed in: as them, and for this placement
   */
  open: (link?: string, respuesta?: string, listed?: { placement?: number }) => Promise<void>;
  /** These give why one cannot sign in, if that is to be said where it was tried. */
  signIn: (credentials: SurveyCredentials) => Promise<CallFailure | undefined>;
  enterAnonymously: () => Promise<CallFailure | undefined>;
  acceptNotice: () => Promise<CallFailure | undefined>;
  /** Asks again who it is: after "not now", or to come in as someone else. */
  askAgain: () => Promise<void>;
  /** Hands in the answers. Gives why that failed, if it can be tried again on the same page. */
  handIn: (answers: GivenAnswer[]) => Promise<CallFailure | undefined>;
}
