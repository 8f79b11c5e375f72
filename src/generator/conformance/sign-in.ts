import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { signInStatuses } from '#core/contract/calls/parameters.ts';
import { describeStatus } from './check-response.ts';
import type { TestAccount, Kit, TestSession } from './kit.ts';
import type { Tipo } from './endpoint.ts';
import { tokenViolations } from './token.ts';

/** Sign-in failed, so that the server cannot be checked; the message is complete. */
export class SignInFailed extends Error {
  override name = 'SignInFailed';
}

/** The sign-in of a half of the portal is not there yet. */
export class SignInAbsent extends SignInFailed {
  override name = 'SignInAbsent';
}

/** Finds the first firm of an account with several firms; undefined for a single firm. */
async function firstOfSeveral(kit: Kit, { usuario, password }: TestAccount): Promise<number | undefined> {
  const { datos = [] } = await kit.ask('dameEmpresasDelUsuario', {
    body: { usuario, password },
    expect: [0, ...signInStatuses],
  });
  return datos.length > 1 ? datos[0]?.idEmpresa : undefined;
}

/** Signs an account in. @throws {SignInFailed} if the server refuses, or has no sign-in yet */
export async function signIn(kit: Kit, tipo: Tipo, account: TestAccount): Promise<TestSession> {
  const { usuario, password } = account;
  const eidEmpresa =
    account.eidEmpresa ?? (tipo === 'Empresa' ? await firstOfSeveral(kit, account) : undefined);
  const body = { usuario, password, ...omitUndefined({ eidEmpresa }) };
  const who = `${usuario} (${tipo})`;
  const { status, datos, absent } = await kit.ask('logaUsuario', { params: { tipo }, body });
  if (absent) throw new SignInAbsent(`Signing in as ${who} is not there yet (HTTP 404).`);
  if (status !== undefined && status !== 0) {
    throw new SignInFailed(`Signing in as ${who} is refused with ${describeStatus(status)}.`);
  }
  if (!datos) {
    const row = kit.rows.list().find(({ name }) => name === `logaUsuario (${tipo})`);
    const [first] = row?.differences ?? [];
    const what = first
      ? `: expected ${first.at ? `${first.at} to be ` : ''}${first.expected}, came ${first.came}`
      : '';
    throw new SignInFailed(`Signing in as ${who} brings no session${what}.`);
  }
  for (const violation of tokenViolations(datos.token, Date.now() / 1000))
    kit.assert(false, 'logaUsuario', violation, tipo);
  const session = { tipo, token: datos.token, account, datos };
  if (datos.textoCortoRGPD?.trim()) {
    if (!kit.write) {
      throw new SignInFailed(
        `${who} has a data protection notice to accept; accept it in the portal, or let the kit do it with --write.`,
      );
    }
    await kit.ask('guardaAceptacionRGPD', { params: { tipo }, as: session });
  }
  return session;
}
