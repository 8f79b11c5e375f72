import * as codes from '#core/contract/codes.ts';
import { atom } from 'nanostores';
import {
  accesoEncuesta,
  dameEncuesta,
  guardaAceptacionRGPDEncuesta,
  guardaContestacionEncuesta,
  logaAnonimo,
  logaUsuarioEncuesta,
  validaRespuestaLoginIntegradoEncuesta,
} from '#core/contract/calls/surveys.ts';
import { type CallFailure, type CallResult, unavailable } from '#portal/data/server/client/result.ts';
import type { SurveySession } from '#core/contract/entities/session.ts';
import type { GivenAnswer } from '#core/contract/entities/survey.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { AccessReason, SurveyAccessSettings, SurveyAccessStore, SurveyStage } from './survey-stage.ts';

/** Codes that refuse access to the survey. */
const refusals: readonly number[] = [
  codes.surveyUnavailable,
  codes.surveyNotForUsers,
  codes.surveyNotAnonymous,
  codes.surveyNotForYou,
  codes.surveyAnswered,
];

const codeOf = (result: CallResult): number | undefined =>
  result.ok || result.kind === 'aborted' ? undefined : result.code;

/**
 * Creates the store of a survey, from access to thanks. The survey's token is stored apart from the portal's.
 */
export function createSurveyAccess(settings: SurveyAccessSettings): SurveyAccessStore {
  const { id, page, call, storage, key, portalWay, onAnswered } = settings;
  const params = { id };
  const stage = atom<SurveyStage>({ stage: 'loading' });
  const title = atom<string | undefined>(undefined);
  const tokenKey = key(`tokenEncuesta.${id}`);
  const noticeKey = key(`rgpdEncuesta.${id}`);
  const anonymityKey = key(`anonimaEncuesta.${id}`);
  const reasonKey = key(`motivoEncuesta.${id}`);
  const placementKey = key(`practicaEncuesta.${id}`);
  /** A submission lost its response, so the answers may have arrived. */
  let mayHaveArrived = false;
  let tokenLosses = 0;

  let currentPlacement = Number(storage.get(placementKey)) || undefined;

  /** Stores the survey's placement, so that a renewed token is for the same one and drafts are kept apart. */
  function storePlacement(placement: number | undefined): void {
    currentPlacement = placement;
    if (placement === undefined) storage.remove(placementKey);
    else storage.set(placementKey, String(placement));
  }

  function readNotice(): SurveySession | undefined {
    try {
      return JSON.parse(storage.get(noticeKey) ?? 'null') as SurveySession | undefined;
    } catch {
      return undefined;
    }
  }

  /** Shows a failure or refusal instead of the survey. */
  function fail(failure: CallFailure): void {
    const code = codeOf(failure);
    if (code === undefined) return;
    if (code === codes.surveyNotForYou || code === codes.surveyAnswered) storage.remove(tokenKey);
    if (code === codes.surveyAnswered) onAnswered();
    stage.set(refusals.includes(code) ? { stage: 'refused', code } : { stage: 'failed', failure });
  }

  async function showQuestions(token: string): Promise<void> {
    const result = await call(dameEncuesta, { params }, { token });
    if (result.ok) {
      title.set(result.datos.titulo);
      if (result.datos.idPractica !== undefined) storePlacement(result.datos.idPractica);
      const offersAnonymity = storage.get(anonymityKey) !== undefined;
      stage.set({ stage: 'questions', survey: result.datos, offersAnonymity });
    } else if (codeOf(result) === codes.sessionEnded) await renewToken('session');
    else fail(result);
  }

  /** Reads the questions again, since the mandatory ones may have changed. */
  async function readAgain(): Promise<void> {
    const result = await call(dameEncuesta, { params }, { token: storage.get(tokenKey) ?? '' });
    const current = stage.get();
    if (result.ok && current.stage === 'questions') stage.set({ ...current, survey: result.datos });
  }

  /** Enters with the survey's token. If storage is blocked, the questions are shown on the access page. */
  async function enter(token: string): Promise<void> {
    storage.remove(noticeKey);
    const isKept = storage.set(tokenKey, token);
    if (page === 'access' && isKept) stage.set({ stage: 'leaving', to: 'survey' });
    else await showQuestions(token);
  }

  /** Shows the access page. */
  async function showAccess(reason?: AccessReason, refusal?: CallFailure): Promise<void> {
    if (page === 'survey' && storage.set(reasonKey, reason ?? '')) {
      stage.set({ stage: 'leaving', to: 'access' });
      return;
    }
    const storedReason = (['link', 'session'] as const).find((known) => known === storage.get(reasonKey));
    const result = await call(accesoEncuesta, { params, body: { querystringValue: '' } });
    if (!result.ok) {
      fail(result);
      return;
    }
    storage.remove(reasonKey);
    title.set(result.datos.titulo);
    stage.set({
      stage: 'access',
      access: result.datos,
      ...omitUndefined({ reason: reason ?? storedReason, refusal }),
    });
  }

  /** Enters with the link that the portal has for a signed-in user; without a link, shows the access page. */
  async function enterFromPortal(reason?: AccessReason, placement?: number): Promise<void> {
    const way = await portalWay(placement);
    if (!way.ok) {
      fail(way);
      return;
    }
    title.set(way.title ?? title.get());
    if (way.isAnswered) fail({ ok: false, kind: 'error', code: codes.surveyAnswered });
    else if (way.link) await follow(way.link, () => showAccess(reason));
    else await showAccess(reason);
  }

  /** Opens the survey with a link; calls `otherwise` if the link gives no access. */
  async function follow(link: string, otherwise: (reason?: AccessReason) => Promise<void>): Promise<void> {
    const result = await call(accesoEncuesta, { params, body: { querystringValue: link } });
    if (result.ok && result.datos.token) {
      if (result.datos.sacaOpcionAnonima) storage.set(anonymityKey, 'true');
      await enter(result.datos.token);
    } else if (result.ok) await otherwise();
    else if (codeOf(result) === codes.linkUsed) await otherwise('link');
    else fail(result);
  }

  /** Replaces an expired token. The answers are kept. */
  async function renewToken(reason: AccessReason): Promise<void> {
    storage.remove(tokenKey);
    storage.remove(noticeKey);
    tokenLosses += 1;
    // Tries a token from the portal once.
    await (tokenLosses > 1 ? showAccess(reason) : enterFromPortal(reason, currentPlacement));
  }

  async function begin(result: CallResult<typeof logaUsuarioEncuesta>): Promise<CallFailure | undefined> {
    if (result.ok && result.datos.token === '') return unavailable('shape');
    if (result.ok) {
      storage.remove(anonymityKey);
      if (!result.datos.textoCortoRGPD?.trim()) {
        await enter(result.datos.token);
      } else {
        storage.set(noticeKey, JSON.stringify(result.datos));
        stage.set({ stage: 'notice', notice: result.datos });
      }
      return undefined;
    }
    if (!refusals.includes(codeOf(result) ?? 0)) return result;
    fail(result);
    return undefined;
  }

  /** Completes single sign-on with its one-time code, on the page that started it. */
  async function enterFromUniversity(respuesta: string): Promise<void> {
    const body = { respuesta };
    const refusal = await begin(await call(validaRespuestaLoginIntegradoEncuesta, { params, body }));
    if (refusal) await showAccess(undefined, refusal);
  }

  const open: SurveyAccessStore['open'] = async (link, respuesta, listed) => {
    stage.set({ stage: 'loading' });
    if (respuesta) {
      await enterFromUniversity(respuesta);
      return;
    }
    const notice = readNotice();
    const token = storage.get(tokenKey);
    if (link || listed) storePlacement(listed?.placement);
    if (link) await follow(link, enterFromPortal);
    // Ignores a stored token, which may be for another placement, or anonymous.
    else if (listed) await enterFromPortal(undefined, listed.placement);
    else if (notice) stage.set({ stage: 'notice', notice });
    else if (token) await enter(token);
    else await enterFromPortal();
  };

  function finish(): void {
    storage.remove(tokenKey);
    storage.remove(anonymityKey);
    onAnswered();
    storage.remove(placementKey);
    stage.set({ stage: 'finished' });
  }

  async function send(answers: GivenAnswer[]): Promise<CallResult> {
    const token = storage.get(tokenKey) ?? '';
    return call(guardaContestacionEncuesta, { params, body: { lContestaciones: answers } }, { token });
  }

  async function submit(answers: GivenAnswer[]): Promise<CallFailure | undefined> {
    const result = await send(answers);
    const code = codeOf(result);
    if (result.ok || (code === codes.surveyAnswered && mayHaveArrived)) finish();
    else if (code === codes.sessionEnded) {
      await renewToken('session');
      // The portal has provided a new token.
      if (stage.get().stage === 'questions' && storage.get(tokenKey)) return submit(answers);
    } else if (code !== undefined && refusals.includes(code)) fail(result);
    else {
      mayHaveArrived ||= result.kind === 'unavailable';
      if (code === codes.questionsUnanswered) await readAgain();
      return result;
    }
    return undefined;
  }

  return {
    stage,
    title,
    placement: () => currentPlacement,
    open,
    signIn: async (body) => begin(await call(logaUsuarioEncuesta, { params, body })),
    enterAnonymously: async () => begin(await call(logaAnonimo, { params })),
    acceptNotice: async () => {
      const token = readNotice()?.token ?? '';
      const result = await call(guardaAceptacionRGPDEncuesta, {}, { token });
      if (result.ok) await enter(token);
      else if (codeOf(result) === codes.sessionEnded) await renewToken('session');
      else return result;
      return undefined;
    },
    restart: async () => {
      storage.remove(noticeKey);
      storage.remove(tokenKey);
      stage.set({ stage: 'loading' });
      await showAccess();
    },
    submit,
  };
}
