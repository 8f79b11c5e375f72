import type { Language } from '#core/i18n/languages.ts';
import { type Violation, describeStatus, readResponse } from '../check-response.ts';
import type { Tipo } from '../endpoint.ts';
import type { Journey } from '../journey.ts';
import type { Kit } from '../kit.ts';
import { signIn } from '../sign-in.ts';
import { newEmail, newPassword } from '../values.ts';

/** What an attempt to sign in was answered. */
interface Attempt {
  status: number | undefined;
  mensaje: string;
  espera: number;
  ms: number;
}

async function attempt(kit: Kit, tipo: Tipo, usuario: string, language: Language = 'es'): Promise<Attempt> {
  const body = JSON.stringify({ usuario, password: newPassword() });
  const headers = { 'accept-language': language };
  const reply = await kit.send('POST', `/${tipo}/logaUsuario`, { body, headers });
  const { status, datos, value } = readResponse(reply);
  const { mensaje = '' } = (value ?? {}) as { mensaje?: string };
  const { espera = 0 } = (typeof datos === 'object' ? (datos ?? {}) : {}) as { espera?: number };
  return { status, mensaje, espera, ms: reply.ms };
}

/** Wrong passwords for a name that exists: fewer than a server may count before it lets the next one wait. */
const pairs = 4;

/** How many times as long an answer must take, each time, to tell names apart. */
const conspicuousRatio = 2;

/** Compares wrong passwords of a name that exists with those of invented ones, one after the other. */
async function enumeration(kit: Kit, tipo: Tipo, usuario: string): Promise<void> {
  const rule = 'enumeration';
  const tell = (violation: Omit<Violation, 'rule'>): void =>
    kit.assert(false, 'logaUsuario', { rule, ...violation }, tipo);
  let slower = 0;
  let faster = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const unknown = await attempt(kit, tipo, newEmail());
    const known = await attempt(kit, tipo, usuario);
    if (known.espera > 0 || known.status === undefined || unknown.status === undefined) return;
    if (known.status !== unknown.status)
      return tell({
        expected: `for a name that nobody has, what a wrong password gets: ${describeStatus(known.status)}`,
        came: describeStatus(unknown.status),
      });
    if (known.mensaje !== unknown.mensaje)
      return tell({
        at: 'mensaje',
        expected: `the words that a wrong password gets: “${known.mensaje}”`,
        came: `“${unknown.mensaje}” for a name that nobody has`,
      });
    if (known.ms > conspicuousRatio * unknown.ms) slower += 1;
    if (unknown.ms > conspicuousRatio * known.ms) faster += 1;
  }
  if (slower < pairs && faster < pairs) return;
  const how = slower === pairs ? 'longer' : 'less time';
  tell({
    at: 'the time that it takes',
    expected: 'as long for a name that nobody has as for a wrong password',
    came: `${pairs} of ${pairs} wrong passwords of a name that exists took more than twice as ${how === 'longer' ? 'long' : 'little time'}`,
  });
}

/** Wrong passwords in a row after which a server must let the next one wait. */
const attempts = 10;

async function throttling(kit: Kit, tipo: Tipo): Promise<void> {
  const usuario = newEmail();
  let last: Attempt | undefined;
  for (let count = 0; count < attempts && !last?.espera; count += 1) last = await attempt(kit, tipo, usuario);
  if (last?.status === undefined) return;
  const violation = {
    rule: 'throttling' as const,
    at: 'datos.espera',
    expected: `seconds to wait, at the latest after ${attempts} wrong passwords in a row for one name`,
    came: `${attempts} times ${describeStatus(last.status)} without them`,
  };
  kit.assert(last.espera > 0, 'logaUsuario', violation, tipo);
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, 'n');

/** The words of a refusal are in the language of the page. */
async function language(kit: Kit, tipo: Tipo): Promise<void> {
  const [first, ...others] = kit.languages;
  if (!first) return;
  const { mensaje } = await attempt(kit, tipo, newEmail(), first);
  for (const other of others) {
    const { mensaje: words } = await attempt(kit, tipo, newEmail(), other);
    const isSame = mensaje !== '' && withoutNumbers(mensaje) === withoutNumbers(words);
    const violation = { rule: 'language' as const, at: `mensaje, asked in ${other}` };
    const expected = `other words than in ${first}`;
    kit.assert(!isSame, 'logaUsuario', { ...violation, expected, came: `“${words}”` }, tipo);
  }
}

export const credentialJourneys: readonly Journey[] = [
  {
    calls: ['logaUsuario'],
    run: async (kit) => {
      for (const session of [kit.students[0], kit.companies[0]]) {
        if (!session) continue;
        const { tipo, account } = session;
        await enumeration(kit, tipo, account.usuario);
        // A right password clears the wrong ones.
        await signIn(kit, tipo, account);
        await throttling(kit, tipo);
        await language(kit, tipo);
      }
    },
  },
];
