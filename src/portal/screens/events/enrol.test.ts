import { describe, expect, it } from 'vitest';
import * as codes from '#core/contract/codes.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeEvent } from '#sandbox/seed/make-university.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { enrolIn } from './enrol.ts';

const student = { usuario: 'nora@alumnado.example' };
const graduate = { usuario: 'joan@egresados.example' };

/** A read of the event that fails. */
const failedRead = () => Promise.resolve(undefined);

async function start(user = student) {
  const sandbox = await startSandbox({
    content: 'empty',
    clock: () => new Date('2026-03-10T12:00:00+01:00'),
  });
  makeStudent(sandbox.db, { email: student.usuario });
  makeStudent(sandbox.db, { email: graduate.usuario, egresado: true });
  const call = sandboxCaller(sandbox, 'es', await sandbox.tokenOf(user));
  const enrol = (values: Parameters<typeof makeEvent>[1]) => {
    const { id, urlAcceso } = makeEvent(sandbox.db, { fecha: '2026-03-20', ...values });
    const event = { idEvento: id, urlAcceso };
    return { event, attempt: enrolIn(event, call, failedRead) };
  };
  return { sandbox, call, enrol };
}

describe('enrolling in an event', () => {
  it('succeeds once; a second attempt reports that, and the enrolment stays', async () => {
    const { sandbox, call, enrol } = await start();
    const { event, attempt } = enrol({});
    expect(await attempt).toEqual({ outcome: 'enrolled' });
    expect(await enrolIn(event, call, failedRead)).toMatchObject({
      outcome: 'enrolled',
      failure: { code: codes.eventAlreadyEnrolled },
    });
    const { datos } = await sandbox.call('dameFichaEvento', { as: student, params: { id: event.urlAcceso } });
    expect(datos?.inscrito).toBe(true);
  });

  it.each([
    ['that is over', { fecha: '2026-03-09' }, codes.eventUnavailable],
    ['without enrolment', { conInscripcion: false }, codes.eventWithoutEnrolment],
    ['without places', { plazas: 0 }, codes.eventWithoutEnrolment],
    ['for graduates', { dirigidoA: 'egresados' }, codes.eventForGraduates],
  ] as const)('is closed for an event %s', async (_, values, code) => {
    const { enrol } = await start();
    expect(await enrol(values).attempt).toMatchObject({ outcome: 'closed', failure: { code } });
  });

  it('for students is closed to graduates', async () => {
    const { enrol } = await start(graduate);
    expect(await enrol({ dirigidoA: 'alumnos' }).attempt).toMatchObject({
      outcome: 'closed',
      failure: { code: codes.eventForStudents },
    });
  });

  it.each([
    ['succeeds if the event shows it', true, 'enrolled'],
    ['fails if the event does not show it', false, 'failed'],
  ] as const)('without an answer %s', async (_, inscrito, outcome) => {
    const lost: Caller = () => Promise.resolve(unavailable('network'));
    const reread = () => Promise.resolve({ inscrito });
    const attempt = await enrolIn({ idEvento: 1, urlAcceso: 'foro' }, lost, reread);
    expect(attempt).toMatchObject({
      outcome,
      ...(!inscrito && { failure: { code: codes.serviceUnavailable } }),
    });
  });
});
