import { describe, expect, it } from 'vitest';
import { makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeNotification } from '../../src/sandbox/seed/make-university.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox/sandbox.ts';

const student = { usuario: 'nora@alumnado.example' };
const contact = { usuario: 'pau@empresa.example' };

/** Both sides of the portal: caller and path. */
const sides = [
  ['Alumno', student],
  ['Empresa', contact],
] as const;

interface Started {
  sandbox: TestSandbox;
  /** Account by side of the portal. */
  accounts: { Alumno: number; Empresa: number };
}

async function start(): Promise<Started> {
  const sandbox = await startSandbox({
    content: 'empty',
    clock: () => new Date('2026-03-10T12:00:00+01:00'),
  });
  const { db } = sandbox;
  const Alumno = makeStudent(db, { email: student.usuario });
  makeContact(db, makeCompany(db), { email: contact.usuario });
  const Empresa = Alumno + 1;
  return { sandbox, accounts: { Alumno, Empresa } };
}

describe.each(sides)('the notifications of an %s', (tipo, as) => {
  const params = { tipo };
  const list = async (sandbox: TestSandbox) => {
    const answer = await sandbox.call('dameNotificaciones', { as, params });
    expect(answer).toMatchObject({ http: 200, status: 0 });
    return answer.datos ?? [];
  };

  it('list the important ones first, then the newest', async () => {
    const { sandbox, accounts } = await start();
    const account = accounts[tipo];
    const old = makeNotification(sandbox.db, account, { fecha: '2026-01-01T09:00:00' });
    const important = makeNotification(sandbox.db, account, {
      fecha: '2025-12-01T09:00:00',
      titulo: 'Atención',
      Importante: true,
      texto: '¡Última hora!',
      urlAcceso: '/mis-practicas',
    });
    const recent = makeNotification(sandbox.db, account, { fecha: '2026-02-01T09:00:00', leida: true });
    const found = await list(sandbox);
    expect(found.map(({ idNotificacion }) => idNotificacion)).toEqual([important, recent, old]);
    expect(found[0]).toEqual({
      idNotificacion: important,
      titulo: 'Atención',
      texto: '¡Última hora!',
      leida: false,
      Importante: true,
      urlAcceso: '/mis-practicas',
      fecha: '2025-12-01T09:00:00',
    });
  });

  it('are read and deleted one by one, without effect on others', async () => {
    const { sandbox, accounts } = await start();
    const [first, second] = [1, 2].map(() => makeNotification(sandbox.db, accounts[tipo]));
    const others = makeNotification(sandbox.db, accounts[tipo === 'Alumno' ? 'Empresa' : 'Alumno']);
    for (const id of [first, others, 4711]) {
      const read = await sandbox.call('marcarNotificacionLeida', { as, params, body: { id: id ?? 0 } });
      expect(read).toMatchObject({ http: 200, status: 0 });
    }
    expect((await list(sandbox)).map(({ leida }) => leida)).toEqual([false, true]);
    for (const id of [second, second, others]) {
      const deleted = await sandbox.call('eliminaNotificacion', { as, params, body: { id: id ?? 0 } });
      expect(deleted).toMatchObject({ http: 200, status: 0 });
    }
    expect((await list(sandbox)).map(({ idNotificacion }) => idNotificacion)).toEqual([first]);
    const [other] = sides.filter(([side]) => side !== tipo);
    const theirs = await sandbox.call('dameNotificaciones', {
      as: other?.[1] ?? as,
      params: { tipo: other?.[0] ?? tipo },
    });
    expect(theirs.datos).toMatchObject([{ idNotificacion: others, leida: false }]);
  });

  it('are all marked as read if they have no link', async () => {
    const { sandbox, accounts } = await start();
    const account = accounts[tipo];
    makeNotification(sandbox.db, account, { urlExterna: 'https://uni.example' });
    makeNotification(sandbox.db, account, { urlAcceso: '/cv' });
    makeNotification(sandbox.db, account, { urlAcceso: '', urlExterna: '' });
    makeNotification(sandbox.db, account);
    const answer = await sandbox.call('marcarNotificacionesSinEnlaceLeidas', { as, params });
    expect(answer).toMatchObject({ http: 200, status: 0 });
    expect((await list(sandbox)).map(({ leida }) => leida)).toEqual([true, true, false, false]);
  });

  it('are all deleted, without effect on others', async () => {
    const { sandbox, accounts } = await start();
    makeNotification(sandbox.db, accounts.Alumno);
    makeNotification(sandbox.db, accounts.Empresa);
    expect(await sandbox.call('eliminaNotificaciones', { as, params })).toMatchObject({ status: 0 });
    expect(await list(sandbox)).toEqual([]);
    const left = sides.map(([side, who]) =>
      sandbox.call('dameNotificaciones', { as: who, params: { tipo: side } }),
    );
    expect((await Promise.all(left)).map(({ datos }) => datos?.length).sort()).toEqual([0, 1]);
  });

  it('need a session of that side, and the id of a notification', async () => {
    const { sandbox } = await start();
    const [other] = sides.filter(([side]) => side !== tipo);
    expect(await sandbox.call('dameNotificaciones', { params })).toMatchObject({ status: 2 });
    expect(await sandbox.call('dameNotificaciones', { params, as: other?.[1] ?? as })).toMatchObject({
      status: 71,
    });
    for (const name of ['marcarNotificacionLeida', 'eliminaNotificacion']) {
      const answer = await sandbox.send('POST', `/api/${tipo}/${name}`, { as, body: { id: 'todas' } });
      expect(answer).toMatchObject({ status: 15 });
    }
  });
});

describe('communications', () => {
  it('are the started ones for the side of the reader, the newest first', async () => {
    const { sandbox } = await start();
    const rows = [
      {
        audience: 'todos',
        fechaDesde: '2026-01-01',
        descripcion: 'Para todos',
        enlace: 'https://uni.example',
      },
      { audience: 'alumno', fechaDesde: '2026-03-10', descripcion: 'Para estudiantes' },
      { audience: 'empresa', fechaDesde: '2026-02-01', descripcion: 'Para empresas' },
      { audience: 'todos', fechaDesde: '2026-03-11', descripcion: 'Mañana' },
    ];
    for (const row of rows) sandbox.db.insert('communication', row);
    const texts = async ([tipo, as]: (typeof sides)[number]) => {
      const { datos } = await sandbox.call('dameComunicaciones', { as, params: { tipo } });
      return datos?.map(({ descripcion }) => descripcion);
    };
    expect(await texts(sides[0])).toEqual(['Para estudiantes', 'Para todos']);
    expect(await texts(sides[1])).toEqual(['Para empresas', 'Para todos']);
  });
});
