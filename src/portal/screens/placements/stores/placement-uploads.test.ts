import { describe, expect, it } from 'vitest';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import type { StudentPlacement, WeeklySheet } from '#core/contract/entities/placement.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeCompany, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makePlacement } from '#sandbox/seed/make-offers.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { startSandbox } from '../../../../../tests/support/sandbox/sandbox.ts';
import { sandboxCaller } from '../../../../../tests/support/sandbox/sandbox-caller.ts';
import { createUploads } from './placement-uploads.ts';

const me = { usuario: 'nora@alumnado.example' };

const options = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

const pdf = (nombre: string) => ({
  nombre,
  ficheroB64ParaAltas: Buffer.from(`%PDF-1.7\n${nombre}`).toString('base64'),
  extension_adjunto: 'pdf',
});

/** Starts a sandbox with a student whose placement has one sheet in each of the given states. */
async function start(states: readonly WeeklySheet['estado'][] = [], estado = 'activa') {
  const sandbox = await startSandbox({ content: 'empty', clock: () => new Date('2026-03-10T12:00:00Z') });
  const student = makeStudent(sandbox.db, { email: me.usuario });
  const id = makePlacement(sandbox.db, student, makeCompany(sandbox.db), { estado });
  states.forEach((state, index) => {
    const semana = `2026-02-0${index + 2}`;
    const observaciones = state === 'rechazado' ? 'Falta la firma.' : null;
    sandbox.db.insert('weekly_sheet', {
      placement: id,
      semana,
      observaciones,
      ...omitUndefined({ estado: state }),
    });
  });
  const call = sandboxCaller(sandbox, 'es', await sandbox.tokenOf(me));
  const read = async (): Promise<StudentPlacement[] | undefined> => {
    const result = await call(damePracticasAlumno, {});
    return result.ok ? result.datos : undefined;
  };
  const placement = async (): Promise<StudentPlacement> => {
    const [own] = (await read()) ?? [];
    if (!own) throw new Error('There is no placement');
    return own;
  };
  const sheet = async (index = 0): Promise<WeeklySheet> => {
    const own = (await placement()).hojas?.[index];
    if (!own) throw new Error('There is no such sheet');
    return own;
  };
  return { sandbox, call, read, placement, sheet };
}

type Setup = Awaited<ReturnType<typeof start>>;

/** Creates a store with the server's current data as its page. */
async function open({ call, read }: Setup, through: Caller = call) {
  let shown: readonly StudentPlacement[] = (await read()) ?? [];
  const uploads = createUploads({
    call: through,
    reread: read,
    show: (change) => {
      shown = change(shown);
    },
  });
  return { uploads, shown: () => shown[0] };
}

/** Sends a call and loses its answer. */
const losing =
  (call: Caller): Caller =>
  async (...args) => {
    await call(...args);
    return unavailable('network');
  };

const unreachable: Caller = () => Promise.resolve(unavailable('network'));

describe('the sheet of a week', () => {
  it('is sent, and shown as sent at once', async () => {
    const setup = await start([undefined, 'validado']);
    const { uploads, shown } = await open(setup);
    const sheet = await setup.sheet();
    expect(await uploads.sendSheet(await setup.placement(), sheet, pdf('Semana 1'), options())).toEqual({
      ok: true,
    });
    const sent = { idHoja: sheet.idHoja, estado: 'Enviado', fechaEnvio: '2026-03-10' };
    expect(shown()?.hojas).toMatchObject([sent, { estado: 'validado' }]);
    expect(await setup.sheet()).toMatchObject({ ...sent, enlace: expect.stringContaining('http') as string });
  });

  it('that was rejected can be corrected, which removes the remark', async () => {
    const setup = await start(['rechazado']);
    const { uploads, shown } = await open(setup);
    const sheet = await setup.sheet();
    expect(sheet.observaciones).toBe('Falta la firma.');
    const sent = await uploads.sendSheet(await setup.placement(), sheet, pdf('Corregida'), options());
    expect(sent).toEqual({ ok: true });
    expect(shown()?.hojas?.[0]).toMatchObject({ estado: 'Enviado' });
    expect((await setup.sheet()).observaciones).toBeUndefined();
  });

  it.each([
    ['of another type', undefined, { ...pdf('Semana 1'), extension_adjunto: 'docx' }, 46],
    ['that was sent elsewhere meanwhile', 'Enviado', pdf('Semana 1'), 48],
  ] as const)('%s is refused', async (_, now, upload, code) => {
    const setup = await start([undefined]);
    const { uploads } = await open(setup);
    const [placement, sheet] = [await setup.placement(), await setup.sheet()];
    if (now) setup.sandbox.db.update('weekly_sheet', { id: sheet.idHoja }, { estado: now });
    expect(await uploads.sendSheet(placement, sheet, upload, options())).toMatchObject({ ok: false, code });
    expect((await setup.sheet()).estado).toBe(now);
  });

  it('that was validated meanwhile cannot be corrected', async () => {
    const setup = await start(['rechazado']);
    const { uploads } = await open(setup);
    const [placement, sheet] = [await setup.placement(), await setup.sheet()];
    setup.sandbox.db.update('weekly_sheet', { id: sheet.idHoja }, { estado: 'validado' });
    const sent = await uploads.sendSheet(placement, sheet, pdf('Corregida'), options());
    expect(sent).toMatchObject({ ok: false, code: 49 });
  });

  it.each([undefined, 'rechazado'] as const)(
    'in state %s with a lost answer counts as sent if the server has it',
    async (estado) => {
      const setup = await start([estado]);
      const { uploads } = await open(setup, losing(setup.call));
      const sent = await uploads.sendSheet(
        await setup.placement(),
        await setup.sheet(),
        pdf('Semana 1'),
        options(),
      );
      expect(sent).toEqual({ ok: true });
    },
  );

  it('that did not arrive can be sent again', async () => {
    const setup = await start([undefined]);
    const { uploads } = await open(setup, unreachable);
    const sent = await uploads.sendSheet(
      await setup.placement(),
      await setup.sheet(),
      pdf('Semana 1'),
      options(),
    );
    expect(sent).toMatchObject({ ok: false, kind: 'unavailable' });
    expect((await setup.sheet()).estado).toBeUndefined();
  });
});

describe('a document of a placement', () => {
  it('is added, with its kind, or by its address', async () => {
    const setup = await start();
    const { uploads, shown } = await open(setup);
    const placement = await setup.placement();
    expect(await uploads.addDocument(placement, { ...pdf('Memoria'), idTipo: 3 }, options())).toEqual({
      ok: true,
    });
    const link = { nombre: 'Vídeo', enlace: 'https://nube.example/video' };
    expect(await uploads.addDocument(placement, link, options())).toEqual({ ok: true });
    const documents = [{ nombre: 'Memoria', idTipo: 3 }, link];
    expect(shown()?.documentos).toMatchObject(documents);
    expect((await setup.placement()).documentos).toMatchObject(documents);
  });

  it.each([
    ['that exists already', 'activa', 56],
    ['of a placement that is over', 'finalizada', 48],
  ])('%s is refused', async (_, estado, code) => {
    const setup = await start([], 'activa');
    const { uploads } = await open(setup);
    const placement = await setup.placement();
    await uploads.addDocument(placement, pdf('Memoria'), options());
    setup.sandbox.db.update('placement', { id: placement.id }, { estado });
    const again = await uploads.addDocument(await setup.placement(), pdf('Memoria'), options());
    expect(again).toMatchObject({ ok: false, code });
    expect((await setup.placement()).documentos).toHaveLength(1);
  });

  it('of a deleted placement is refused', async () => {
    const setup = await start();
    const { uploads } = await open(setup);
    const placement = await setup.placement();
    setup.sandbox.db.run(sql`DELETE FROM placement`);
    expect(await uploads.addDocument(placement, pdf('Memoria'), options())).toMatchObject({ code: 45 });
  });

  it('with a lost answer counts as added if the server has it, and not if it has only an earlier one', async () => {
    const setup = await start();
    const placement = await setup.placement();
    const lost = await open(setup, losing(setup.call));
    expect(await lost.uploads.addDocument(placement, pdf('Memoria'), options())).toEqual({ ok: true });
    const away = await open(setup, unreachable);
    const known = await setup.placement();
    expect(await away.uploads.addDocument(known, pdf('Memoria'), options())).toMatchObject({
      kind: 'unavailable',
    });
  });
});
