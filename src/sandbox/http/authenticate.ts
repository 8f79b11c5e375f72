import * as codes from '#core/contract/codes.ts';
import type { Who } from '#core/contract/call.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { hasSignedOut } from '../areas/accounts/ended-sessions.ts';
import {
  type AccountRow,
  accountById,
  assertMayEnter,
  loadCompanyUser,
  loadStudent,
} from '../areas/accounts/load-user.ts';
import type { PortalClaims, SurveyClaims, Tokens } from '../areas/accounts/tokens.ts';
import type { PortalUser, SurveyUser } from '../areas/accounts/users.ts';
import type { Db } from '../db/database.ts';
import { refuse } from '../refusal.ts';

/** What the token of a request proves, before anything is read. */
export interface Proof {
  portal?: PortalClaims & { iat: number };
  survey?: SurveyClaims & { iat: number };
}

const bearer = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Checks the token of a request for a call of an audience; a wrong one proves nothing. */
export async function readProof(request: Request, who: Who, tokens: Tokens, now: Date): Promise<Proof> {
  const token = bearer(request);
  if (!token || who === 'publico') return {};
  if (who === 'encuesta') {
    const survey = await tokens.verify('encuesta', token, now);
    return survey ? { survey } : {};
  }
  const portal = await tokens.verify('portal', token, now);
  return portal ? { portal } : {};
}

interface Place {
  db: Db;
  brand: Brand;
  language: Language;
}

/** Whether a session was ended: by signing out of it, from another one, or by another password. */
const isOver = (
  db: Db,
  { tokensDesde, sesionConservada }: AccountRow,
  claims: PortalClaims & { iat: number },
): boolean => (claims.iat < tokensDesde && claims.sesion !== sesionConservada) || hasSignedOut(db, claims);

function portalUser(
  place: Place,
  who: Who,
  proof: Proof,
  tipo: string | undefined,
  accepting: boolean,
): PortalUser {
  const claims = proof.portal;
  const account = claims && accountById(place.db, claims.account);
  if (!account || isOver(place.db, account, claims)) return refuse(codes.sessionEnded);
  const wanted = who === 'usuario' ? tipo?.toLowerCase() : who;
  if (account.kind !== wanted) refuse(codes.noPermission);
  assertMayEnter(account, place);
  // The token of a sign-in holds only once the notice is accepted.
  if (!account.rgpdAceptado && !accepting) refuse(codes.sessionEnded);
  return account.kind === 'alumno'
    ? loadStudent(place.db, place.brand, account.id)
    : loadCompanyUser(place.db, account.id, claims.contact ?? 0);
}

/** Someone with the token of a survey; one with an account answers only while that may still enter. */
function surveyUser({ db }: Place, proof: Proof, accepting: boolean): SurveyUser {
  if (!proof.survey) return refuse(codes.sessionEnded);
  const { survey, account: id, session, iat } = proof.survey;
  if (id === undefined) return { kind: 'encuesta', survey, session };
  const account = accountById(db, id);
  if (account?.estado !== 'activa' || iat < account.tokensDesde) return refuse(codes.sessionEnded);
  if (!account.rgpdAceptado && !accepting) refuse(codes.sessionEnded);
  return { kind: 'encuesta', survey, session, account: id };
}

/**
 * Who makes a call. Refuses with 2 without a valid session, 71 for the other half of the portal, and as the account
 * says.
 * @param accepting whether the call accepts the data protection notice
 */
export function authenticate(
  place: Place,
  who: Who,
  proof: Proof,
  tipo: string | undefined,
  accepting: boolean,
): PortalUser | SurveyUser | undefined {
  if (who === 'publico') return undefined;
  if (who !== 'encuesta') return portalUser(place, who, proof, tipo, accepting);
  return surveyUser(place, proof, accepting);
}
