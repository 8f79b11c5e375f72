import * as codes from '#core/contract/codes.ts';
import { revokeSession } from './session-revocation.ts';
import {
  accountOfCredentials,
  existingAccount,
  membershipsOf,
  startSession,
  userOfAccount,
} from './sign-in.ts';
import { assertMayEnter } from './load-user.ts';
import { rgpdLongText, serverMessages } from './messages.ts';
import { takeCode } from './one-time-codes.ts';
import { refuse } from '../../refusal.ts';
import { textIn } from '../../texts/translated.ts';
import { assertLanguage } from '../../rules/language.ts';
import type { Handlers } from '../../handler.ts';

/** Signing in and what belongs to every session. */
export const sessionHandlers = {
  logaUsuario: (context, { eidEmpresa, ...credentials }) => {
    const kind = context.params.tipo === 'Empresa' ? 'empresa' : 'alumno';
    const account = accountOfCredentials(context, kind, credentials);
    return startSession(context, account, userOfAccount(context, account, eidEmpresa));
  },

  dameEmpresasDelUsuario: (context, credentials) => {
    const account = accountOfCredentials(context, 'empresa', credentials);
    return membershipsOf(context.db, account.id);
  },

  validaRespuestaLoginIntegrado: (context, { respuesta }) => {
    const { db, now, language } = context;
    const code = takeCode<{ idEmpresa?: number }>(db, now, 'sso', respuesta);
    if (code?.account === undefined)
      return refuse(codes.wrongCredentials, textIn(serverMessages.lateAnswer, language));
    const account = existingAccount(db, code.account);
    assertMayEnter(account, context);
    return startSession(context, account, userOfAccount(context, account, code.datos.idEmpresa), true);
  },

  dameTextoRGPDactual: ({ brand, language }) => rgpdLongText(brand, language),

  guardaAceptacionRGPD: ({ db, user, now }) => {
    db.update(
      'account',
      { id: user.account, rgpdAceptado: null },
      { rgpdAceptado: now.local, primerAcceso: false },
    );
  },

  cierraSesion: ({ db, now, session }) => {
    if (session) revokeSession(db, session, now.seconds);
  },

  editarIdiomaPreferido: ({ db, user, brand }, { idIdioma }) => {
    assertLanguage(brand, idIdioma, 'idIdioma');
    db.update('account', { id: user.account }, { idIdiomaPreferido: idIdioma });
  },
} satisfies Partial<Handlers>;
