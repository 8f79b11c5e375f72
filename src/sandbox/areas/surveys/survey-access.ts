import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import { randomUUID } from 'node:crypto';
import type { SurveySession } from '#core/contract/entities/session.ts';
import type { SurveyAccess } from '#core/contract/entities/survey.ts';
import { type AccountRow, accountById, loadStudent } from '../accounts/load-user.ts';
import { rgpdShortText } from '../accounts/messages.ts';
import type { SurveyClaims } from '../accounts/tokens.ts';
import type { SurveyUser } from '../accounts/users.ts';
import { sql } from '../../db/sql.ts';
import type { BaseContext } from '../../context.ts';
import type { AfterCommit } from '../../handler.ts';
import { pageAddress } from '../../mail/outbox.ts';
import { refuse } from '../../refusal.ts';
import { availableSurvey, hasAnswered, isAddressedTo, type SurveyRow } from './survey-row.ts';

/**
 * Value of the `t` of a link to a survey.
 * @param account who is to answer; without one, anybody who has the link, once
 */
export function surveyLinkToken(
  { tokens, now }: Pick<BaseContext, 'tokens' | 'now'>,
  survey: number,
  account?: number,
): Promise<string> {
  const claims = { survey, session: randomUUID(), ...omitUndefined({ account }) };
  return tokens.sign('enlaceEncuesta', claims, now.date);
}

/** The token of a survey for someone with an account, or for someone anonymous. */
function sessionToken(
  { tokens, now }: BaseContext,
  survey: SurveyRow,
  claims: Partial<SurveyClaims>,
): Promise<string> {
  return tokens.sign('encuesta', { session: randomUUID(), ...claims, survey: survey.id }, now.date);
}

/** Validates a survey link. Refuses with `linkUsed` a foreign or unknown link, `surveyAnswered` a used one. */
function opens({ db }: BaseContext, survey: SurveyRow, claims: SurveyClaims | undefined): boolean {
  if (claims?.survey !== survey.id) return refuse(codes.linkUsed);
  const account = claims.account === undefined ? undefined : accountById(db, claims.account);
  if (claims.account !== undefined && account?.estado !== 'activa') refuse(codes.linkUsed);
  if (hasAnswered(db, survey.id, claims)) refuse(codes.surveyAnswered);
  // Someone who has not accepted the data protection notice signs in, where it is shown.
  return account === undefined || account.rgpdAceptado !== undefined;
}

/** How to get into a survey; a link that holds gives a token at once. */
export function surveyAccess(
  context: BaseContext,
  survey: SurveyRow,
  link: string,
): AfterCommit<SurveyAccess> {
  const { titulo, sacaOpcionAnonima, soloNoRegistrados, paraAlumnos, paraEmpresa } = survey;
  const access = {
    titulo,
    sacaOpcionAnonima,
    paraAlumnos: paraAlumnos && !soloNoRegistrados,
    paraEmpresa: paraEmpresa && !soloNoRegistrados,
  };
  return async () => {
    if (link === '') return access;
    const claims = await context.tokens.verify('enlaceEncuesta', link, context.now.date);
    if (!opens(context, survey, claims) || !claims) return access;
    const { account, session } = claims;
    const who = account === undefined ? { session } : { account, session };
    return { ...access, token: await sessionToken(context, survey, who) };
  };
}

/**
 * Refuses accounts without access to the portal: `noPortalAccess` without services or company, `companyBlocked` without
 * a validated company.
 */
function assertHasPlace({ db, brand }: BaseContext, { id, kind }: AccountRow): void {
  if (kind === 'alumno') {
    loadStudent(db, brand, id);
    return;
  }
  const states = db.column<string>(sql`
    SELECT estado FROM contact JOIN company ON company.id = contact.company WHERE account = ${id}`);
  if (states.length === 0) refuse(codes.noPortalAccess);
  if (!states.includes('validada')) refuse(codes.companyBlocked);
}

/** Starts a survey session. Refuses with `surveyNotForUsers`, `surveyNotForYou` and `surveyAnswered`. */
export function startSurveySession(
  context: BaseContext,
  survey: SurveyRow,
  account: AccountRow,
): AfterCommit<SurveySession> {
  const { db, brand, language } = context;
  assertHasPlace(context, account);
  if (survey.soloNoRegistrados) refuse(codes.surveyNotForUsers);
  if (!isAddressedTo(db, survey.id, account)) refuse(codes.surveyNotForYou);
  if (hasAnswered(db, survey.id, { account: account.id, session: '' })) refuse(codes.surveyAnswered);
  const pending = account.rgpdAceptado === undefined;
  const notice = {
    textoCortoRGPD: pending ? rgpdShortText(brand, language) : '',
    linkExternoRGPD: pageAddress(brand, language, { route: 'data-protection' }),
  };
  return async () => ({ token: await sessionToken(context, survey, { account: account.id }), ...notice });
}

/** Starts an anonymous survey session. */
export function startAnonymousSession(context: BaseContext, survey: SurveyRow): AfterCommit<SurveySession> {
  return async () => ({ token: await sessionToken(context, survey, {}) });
}

/**
 * The survey that someone is answering. Refuses with `sessionEnded` the token of another survey, `surveyUnavailable`
 * one that is not available, `surveyNotForYou` someone it is not (or no longer) for, `surveyAnswered` someone who has
 * answered.
 */
export function surveyOfSession(
  { db, now, user }: Pick<BaseContext, 'db' | 'now'> & { user: SurveyUser },
  urlAcceso: string,
): SurveyRow {
  const survey = availableSurvey(db, now, urlAcceso);
  if (survey.id !== user.survey) refuse(codes.sessionEnded);
  const kind =
    user.account === undefined
      ? undefined
      : db.value<'alumno' | 'empresa'>(sql`SELECT kind FROM account WHERE id = ${user.account}`);
  if (user.account !== undefined && kind && !isAddressedTo(db, survey.id, { id: user.account, kind }))
    refuse(codes.surveyNotForYou);
  if (hasAnswered(db, survey.id, user)) refuse(codes.surveyAnswered);
  return survey;
}
