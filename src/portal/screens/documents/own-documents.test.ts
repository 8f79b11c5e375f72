import { describe, expect, it } from 'vitest';
import { documentosAportados } from '#core/contract/calls/company-documents.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { createIdempotencyKeys } from '#portal/data/server/idempotency-keys.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { startCompanySandbox, upload } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { createOwnDocuments } from './own-documents.ts';

const options = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** A company that has uploaded a plan, and a page on which that is shown. */
async function start(through: (call: Caller) => Caller = (call) => call, takesKeys = false) {
  const sandbox = await startCompanySandbox({ canUploadDocEmpresas: true });
  await sandbox.call('adddoc', { as: sandbox.as, body: upload('Plan') });
  const call = sandboxCaller(sandbox, 'es', sandbox.as.token, { takesKeys });
  const read = async (): Promise<StoredDocument[]> => {
    const result = await call(documentosAportados, {});
    return result.ok ? result.datos : [];
  };
  let shown: readonly StoredDocument[] = await read();
  const network = { isDown: false };
  const documents = createOwnDocuments({
    call: through(call),
    known: () => shown,
    reread: async () => (network.isDown ? undefined : read()),
    show: (now) => {
      shown = now;
    },
  });
  const names = async () => (await read()).map(({ nombre }) => nombre);
  return { sandbox, documents, first: shown[0] as StoredDocument, shown: () => shown, names, network };
}

/** Lets a call arrive and loses its answer. */
const losing =
  (call: Caller): Caller =>
  async (...asked) => {
    await call(...asked);
    return unavailable('network');
  };

const unreachable = (): Caller => () => Promise.resolve(unavailable('network'));

describe('a document of the company', () => {
  it('is uploaded and stands in the list at once, above the older ones', async () => {
    const { documents, shown } = await start();
    expect(await documents.add(upload('Memoria'), options())).toMatchObject({ ok: true });
    expect(shown().map(({ nombre }) => nombre)).toEqual(['Memoria', 'Plan']);
  });

  it.each([
    ['is there already', 56, upload('Plan')],
    ['is of a type that is not taken', 46, upload('Programa', 'exe')],
  ])('that %s is refused, and the list stays as it was', async (_, code, document) => {
    const { documents, shown } = await start();
    expect(await documents.add(document, options())).toMatchObject({ ok: false, code });
    expect(shown()).toHaveLength(1);
  });

  it('counts as uploaded when it has arrived and only its answer got lost', async () => {
    const { documents, names } = await start(losing);
    expect(await documents.add(upload('Memoria'), options())).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Memoria', 'Plan']);
  });

  it('is looked for before it is sent again, as it may have arrived after all', async () => {
    const { documents, names, network } = await start(losing);
    network.isDown = true;
    const add = () => documents.add(upload('Memoria'), options());
    expect(await add()).toMatchObject({ ok: false, kind: 'unavailable' });
    network.isDown = false;
    expect(await add()).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Memoria', 'Plan']);
  });

  it('is sent under another name once it is known that the first has arrived', async () => {
    const { documents, names, network } = await start((call) => {
      let isFirst = true;
      return (...asked) => {
        if (!isFirst) return call(...asked);
        isFirst = false;
        // From then on nothing comes.
        network.isDown = true;
        return losing(call)(...asked);
      };
    }, true);
    const sent = pageMemory<unknown>();
    const sending = { ...options(), idempotencyKeys: createIdempotencyKeys() };
    expect(await documents.add(upload('Memoria'), sending, sent)).toMatchObject({ ok: false });
    network.isDown = false;
    const other = upload('Memoria 2');
    expect(await documents.add(other, sending, sent)).toMatchObject({ ok: false, kind: 'arrived' });
    expect(await documents.add(other, sending, sent)).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Memoria 2', 'Memoria', 'Plan']);
  });

  it('is refused as a second of its name, even after tries that got lost', async () => {
    let way: (call: Caller) => Caller = unreachable;
    const { documents } = await start(
      (call) =>
        async (...asked) =>
          way(call)(...asked),
    );
    const add = () => documents.add(upload('Memoria'), options());
    expect(await add()).toMatchObject({ ok: false, kind: 'unavailable' });
    way = losing;
    expect(await add()).toMatchObject({ ok: true });
    way = (call) => call;
    expect(await add()).toMatchObject({ ok: false, code: 56 });
  });

  it('that never arrived is not taken for an older one of the same name', async () => {
    const { documents } = await start(unreachable);
    expect(await documents.add({ ...upload('Otro'), nombre: 'Plan' }, options())).toMatchObject({
      ok: false,
      kind: 'unavailable',
    });
  });

  it('is removed from the list and at the server', async () => {
    const { documents, first, shown, names } = await start();
    expect(await documents.remove(first)).toMatchObject({ ok: true });
    expect(shown()).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('counts as removed when a colleague was faster, or the answer got lost', async () => {
    const faster = await start();
    const { call, as } = faster.sandbox;
    await call('deldoc', { as, body: { id: faster.first.id } });
    expect(await faster.documents.remove(faster.first)).toMatchObject({ ok: true });
    const lost = await start(losing);
    expect(await lost.documents.remove(lost.first)).toMatchObject({ ok: true });
  });

  it('that could not be removed is still there, and why is said', async () => {
    const { documents, first, shown } = await start(unreachable);
    expect(await documents.remove(first)).toMatchObject({ ok: false, kind: 'unavailable' });
    expect(shown()).toHaveLength(1);
  });
});
