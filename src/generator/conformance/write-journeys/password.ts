import * as codes from '#core/contract/codes.ts';
import { calls } from '#core/contract/calls/index.ts';
import { describeStatus, readResponse } from '../check-response.ts';
import { aStudent, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { signIn } from '../sign-in.ts';
import { newPassword } from '../values.ts';

/** Asserts that another session of an account has ended with its password. */
async function assertEnded(kit: Kit, own: TestSession, other: TestSession): Promise<void> {
  if (other.token === own.token) {
    const why = 'sessions-ended not tried: another sign-in brings the same token';
    return kit.rows.note({ call: calls.editarPassword }, why);
  }
  const path = '/Alumno/dameNotificaciones';
  const reply = await kit.send('GET', path, { token: other.token });
  const { http, status = codes.general } = readResponse(reply);
  kit.assert(status === codes.sessionEnded || http === 404, 'editarPassword', {
    rule: 'sessions-ended',
    at: `another session of the account at ${path}`,
    expected: describeStatus(codes.sessionEnded),
    came: describeStatus(status),
  });
}

/** Runs last: a new password ends other sessions. */
const password: Journey = {
  calls: ['editarPassword'],
  run: async (kit) => {
    const as = aStudent(kit);
    const { account } = as;
    const other = newPassword();
    const second = await signIn(kit, 'Alumno', account);
    await kit.ask('editarPassword', {
      as,
      body: { passwordActual: newPassword(), password: other },
      expect: [3],
    });
    await kit.ask('editarPassword', {
      as,
      body: { passwordActual: account.password, password: account.password },
    });
    await assertEnded(kit, as, second);
    kit.students[0] = await signIn(kit, 'Alumno', account);
  },
};

export const passwordJourneys: readonly Journey[] = [password];
