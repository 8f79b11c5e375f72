import * as codes from '#core/contract/codes.ts';
import type { CallAudience } from '#core/contract/call.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { isSessionRevoked } from '../areas/accounts/session-revocation.ts';
import {
  type AccountRow,
  accountById,
  assertMayEnter,
  loadCompanyUser,
  loadStudent,
} from '../areas/accounts/load-user.ts';
import type { PortalClaims, SurveyClaims, TokenService } from '../areas/accounts/tokens.ts';
import type { PortalUser, SurveyUser } from '../areas/accounts/users.ts';
import type { Db } from '../db/database.ts';
import { refuse } from '../refusal.ts';

/** Verified claims of a request's bearer token. */
export interface VerifiedClaims {
  portal?: PortalClaims & { iat: number };
  survey?: SurveyClaims & { iat: number };
}

const bearer = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Verifies the bearer token for an audience; empty for a missing or invalid token. */
export async function verifyToken(
  request: Request,
  who: CallAudience,
  tokens: TokenService,
  now: Date,
): Promise<VerifiedClaims> {
  const token = bearer(request);
  if (!token || who === 'publico') return {};
  if (who === 'encuesta') {
    const survey = await tokens.verify('encuesta', token, now);
    return survey ? { survey } : {};
  }
  const portal = await tokens.verify('portal', token, now);
  return portal ? { portal } : {};
}

interface AuthContext {
  db: Db;
  brand: Brand;
  language: Language;
}

/** Whether a session is revoked: by sign-out, from another session, or by a password change. */
const isRevoked = (
  db: Db,
  { tokensDesde, sesionConservada }: AccountRow,
  claims: PortalClaims & { iat: number },
): boolean =>
  (claims.iat < tokensDesde && claims.sesion !== sesionConservada) || isSessionRevoked(db, claims);

function portalUser(
  context: AuthContext,
  who: CallAudience,
  verified: VerifiedClaims,
  tipo: string | undefined,
  accepting: boolean,
): PortalUser {
  const claims = verified.portal;
  const account = claims && accountById(context.db, claims.account);
  if (!account || isRevoked(context.db, account, claims)) return refuse(codes.sessionEnded);
  const wanted = who === 'usuario' ? tipo?.toLowerCase() : who;
  if (account.kind !== wanted) refuse(codes.noPermission);
  assertMayEnter(account, context);
  // The token of a sign-in holds only once the notice is accepted.
  if (!account.rgpdAceptado && !accepting) refuse(codes.sessionEnded);
  return account.kind === 'alumno'
    ? loadStudent(context.db, context.brand, account.id)
    : loadCompanyUser(context.db, account.id, claims.contact ?? 0);
}

/** Resolves the user of a survey token; an account must still be active. */
function surveyUser({ db }: AuthContext, verified: VerifiedClaims, accepting: boolean): SurveyUser {
  if (!verified.survey) return refuse(codes.sessionEnded);
  const { survey, account: id, session, iat } = verified.survey;
  if (id === undefined) return { kind: 'encuesta', survey, session };
  const account = accountById(db, id);
  if (account?.estado !== 'activa' || iat < account.tokensDesde) return refuse(codes.sessionEnded);
  if (!account.rgpdAceptado && !accepting) refuse(codes.sessionEnded);
  return { kind: 'encuesta', survey, session, account: id };
}

/**
 * Resolves the user of a call. Refuses with `sessionEnded` without a valid session, `noPermission` for the other side
 * of the portal, and with the codes of a blocked account.
 * @param accepting whether the call accepts the data protection notice
 */
export function authenticate(
  context: AuthContext,
  who: CallAudience,
  verified: VerifiedClaims,
  tipo: string | undefined,
  accepting: boolean,
): PortalUser | SurveyUser | undefined {
  if (who === 'publico') return undefined;
  if (who !== 'encuesta') return portalUser(context, who, verified, tipo, accepting);
  return surveyUser(context, verified, accepting);
}
