import { given } from '#core/shared/given.ts';
import { signInStatuses } from '#core/contract/calls/parameters.ts';
import { statusInWords } from './judge.ts';
import type { Account, Kit, Session } from './kit.ts';
import type { Tipo } from './place.ts';
import { tokenFaults } from './token.ts';

/** The server cannot be tried at all. The message is the whole story. */
export class CannotTry extends Error {
  override name = 'CannotTry';
}

/** The first firm of someone who has several; who has one need not say which. */
async function firstOfSeveral(kit: Kit, { usuario, password }: Account): Promise<number | undefined> {
  const { datos = [] } = await kit.ask('dameEmpresasDelUsuario', {
    body: { usuario, password },
    expect: [0, ...signInStatuses],
  });
  return datos.length > 1 ? datos[0]?.idEmpresa : undefined;
}

/** Signs someone in. @throws {CannotTry} when the server does not let them */
export async function signIn(kit: Kit, tipo: Tipo, account: Account): Promise<Session> {
  const { usuario, password } = account;
  const eidEmpresa =
    account.eidEmpresa ?? (tipo === 'Empresa' ? await firstOfSeveral(kit, account) : undefined);
  const body = { usuario, password, ...given({ eidEmpresa }) };
  const who = `${usuario} (${tipo})`;
  const { status, datos } = await kit.ask('logaUsuario', { params: { tipo }, body });
  if (status !== undefined && status !== 0) {
    throw new CannotTry(`Signing in as ${who} is refused with ${statusInWords(status)}.`);
  }
  if (!datos) {
    const row = kit.rows.list().find(({ name }) => name === `logaUsuario (${tipo})`);
    const [first] = row?.differences ?? [];
    const what = first
      ? `: expected ${first.at ? `${first.at} to be ` : ''}${first.expected}, came ${first.came}`
      : '';
    throw new CannotTry(`Signing in as ${who} brings no session${what}.`);
  }
  for (const fault of tokenFaults(datos.token, Date.now() / 1000))
    kit.assert(false, 'logaUsuario', fault, tipo);
  const session = { tipo, token: datos.token, account, datos };
  if (datos.textoCortoRGPD?.trim()) {
    if (!kit.write) {
      throw new CannotTry(
        `${who} has a data protection notice to accept; accept it in the portal, or let the kit do it with --write.`,
      );
    }
    await kit.ask('guardaAceptacionRGPD', { params: { tipo }, as: session });
  }
  return session;
}
