import * as codes from '#core/contract/codes.ts';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { unansweredQuestions } from '#core/contract/validation/survey.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { assertMayEnter } from '../accounts/load-user.ts';
import { serverMessages } from '../accounts/messages.ts';
import { takeCode } from '../accounts/one-time-codes.ts';
import { accountOfCredentials, existingAccount } from '../accounts/sign-in.ts';
import type { PortalUser } from '../accounts/users.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { textIn } from '../../texts/translated.ts';
import { areAnswers, surveyPath } from './survey-path.ts';
import {
  startAnonymousSession,
  startSurveySession,
  surveyAccess,
  surveyOfSession,
  surveyLinkToken,
} from './survey-access.ts';
import { availableSurvey, questionsOf, surveysFor } from './survey-row.ts';
import type { BaseContext } from '../../context.ts';
import type { AfterCommit, Handlers } from '../../handler.ts';

/** Lists the surveys of a user, pending ones with a link token. */
function listOf(context: BaseContext & { user: PortalUser }): AfterCommit<Survey[]> {
  const { db, now, user } = context;
  const rows = surveysFor(db, now, { id: user.account, kind: user.kind });
  return () =>
    Promise.all(
      rows.map(async ({ id, placement, ...row }) => ({
        ...row,
        idEncuesta: id,
        ...omitUndefined({ idPractica: placement }),
        ...(!row.contestada && { token: await surveyLinkToken(context, id, user.account) }),
      })),
    );
}

export const surveys = {
  dameEncuestas: (context) => listOf(context),

  dameEncuestasUsuario: (context) => listOf(context),

  accesoEncuesta: (context, { querystringValue }) =>
    surveyAccess(context, availableSurvey(context.db, context.now, context.params.id), querystringValue),

  dameEncuesta: (context) => {
    const { id, placement, ...survey } = surveyOfSession(context, context.params.id);
    return {
      ...survey,
      ...omitUndefined({ idPractica: placement }),
      preguntas: questionsOf(context.db, id),
    };
  },

  logaUsuarioEncuesta: (context, { tipoUsuario, ...credentials }) => {
    const survey = availableSurvey(context.db, context.now, context.params.id);
    const kind = tipoUsuario === 'Empresa' ? 'empresa' : 'alumno';
    return startSurveySession(context, survey, accountOfCredentials(context, kind, credentials));
  },

  validaRespuestaLoginIntegradoEncuesta: (context, { respuesta }) => {
    const { db, now, language, params } = context;
    const survey = availableSurvey(db, now, params.id);
    const code = takeCode(db, now, 'sso', respuesta);
    if (code?.account === undefined)
      return refuse(codes.wrongCredentials, textIn(serverMessages.lateAnswer, language));
    const account = existingAccount(db, code.account);
    assertMayEnter(account, context);
    return startSurveySession(context, survey, account);
  },

  logaAnonimo: (context) => {
    const survey = availableSurvey(context.db, context.now, context.params.id);
    if (!survey.sacaOpcionAnonima) refuse(codes.surveyNotAnonymous);
    return startAnonymousSession(context, survey);
  },

  guardaContestacionEncuesta: (context, { lContestaciones }) => {
    const { db, now, user, params } = context;
    const survey = surveyOfSession(context, params.id);
    const questions = questionsOf(db, survey.id);
    if (!areAnswers(questions, lContestaciones)) refuseFields(['lContestaciones']);
    const asked = surveyPath(questions, lContestaciones);
    if (unansweredQuestions(asked, lContestaciones).length > 0) refuse(codes.questionsUnanswered);
    const ids = new Set(asked.map(({ idPregunta }) => idPregunta));
    db.insert('survey_response', {
      survey: survey.id,
      account: user.account,
      session: user.session,
      fecha: now.local,
      // What was answered before a jump led past it does not count.
      lContestaciones: lContestaciones.filter(({ idPregunta }) => ids.has(idPregunta)),
    });
  },

  guardaAceptacionRGPDEncuesta: ({ db, user, now }) => {
    if (user.account === undefined) return;
    db.update('account', { id: user.account, rgpdAceptado: null }, { rgpdAceptado: now.local });
  },
} satisfies Partial<Handlers>;
