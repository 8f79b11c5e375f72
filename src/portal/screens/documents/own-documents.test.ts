import { describe, expect, it } from 'vitest';
import { documentosAportados } from '#core/contract/calls/company-documents.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { createIdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { startCompanySandbox, upload } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { createOwnDocuments } from './own-documents.ts';

const options = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** Starts a sandbox with a company and its uploaded plan, and the store of a page showing the plan. */
async function start(through: (call: Caller) => Caller = (call) => call, sendsIdempotencyKeys = false) {
  const sandbox = await startCompanySandbox({ canUploadDocEmpresas: true });
  await sandbox.call('adddoc', { as: sandbox.as, body: upload('Plan') });
  const call = sandboxCaller(sandbox, 'es', sandbox.as.token, { sendsIdempotencyKeys });
  const read = async (): Promise<StoredDocument[]> => {
    const result = await call(documentosAportados, {});
    return result.ok ? result.datos : [];
  };
  let shown: readonly StoredDocument[] = await read();
  const network = { isDown: false };
  const documents = createOwnDocuments({
    call: through(call),
    currentDocuments: () => shown,
    refetch: async () => (network.isDown ? undefined : read()),
    show: (documents) => {
      shown = documents;
    },
  });
  const names = async () => (await read()).map(({ nombre }) => nombre);
  return { sandbox, documents, first: shown[0] as StoredDocument, shown: () => shown, names, network };
}

/** A network on which a call arrives, but its answer is lost. */
const losing =
  (call: Caller): Caller =>
  async (...args) => {
    await call(...args);
    return unavailable('network');
  };

const unreachable = (): Caller => () => Promise.resolve(unavailable('network'));

describe('a document of the company', () => {
  it('is uploaded and shown at once, above the older ones', async () => {
    const { documents, shown } = await start();
    expect(await documents.add(upload('Memoria'), options())).toMatchObject({ ok: true });
    expect(shown().map(({ nombre }) => nombre)).toEqual(['Memoria', 'Plan']);
  });

  it.each([
    ['exists already', 56, upload('Plan')],
    ['has an unsupported type', 46, upload('Programa', 'exe')],
  ])('that %s is refused, and the list stays unchanged', async (_, code, document) => {
    const { documents, shown } = await start();
    expect(await documents.add(document, options())).toMatchObject({ ok: false, code });
    expect(shown()).toHaveLength(1);
  });

  it('counts as uploaded if it arrived and only its answer was lost', async () => {
    const { documents, names } = await start(losing);
    expect(await documents.add(upload('Memoria'), options())).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Memoria', 'Plan']);
  });

  it('is looked up before it is sent again, since it may have arrived', async () => {
    const { documents, names, network } = await start(losing);
    network.isDown = true;
    const add = () => documents.add(upload('Memoria'), options());
    expect(await add()).toMatchObject({ ok: false, kind: 'unavailable' });
    network.isDown = false;
    expect(await add()).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Memoria', 'Plan']);
  });

  it('is sent under another name after the arrival of the first was reported', async () => {
    const { documents, names, network } = await start((call) => {
      let isFirst = true;
      return (...args) => {
        if (!isFirst) return call(...args);
        isFirst = false;
        // From here on, the network is down.
        network.isDown = true;
        return losing(call)(...args);
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

  it('is refused as a second one of its name, even after lost attempts', async () => {
    let network: (call: Caller) => Caller = unreachable;
    const { documents } = await start(
      (call) =>
        async (...args) =>
          network(call)(...args),
    );
    const add = () => documents.add(upload('Memoria'), options());
    expect(await add()).toMatchObject({ ok: false, kind: 'unavailable' });
    network = losing;
    expect(await add()).toMatchObject({ ok: true });
    network = (call) => call;
    expect(await add()).toMatchObject({ ok: false, code: 56 });
  });

  it('that never arrived is not confused with an older one of the same name', async () => {
    const { documents } = await start(unreachable);
    expect(await documents.add({ ...upload('Otro'), nombre: 'Plan' }, options())).toMatchObject({
      ok: false,
      kind: 'unavailable',
    });
  });

  it('is removed from the list and on the server', async () => {
    const { documents, first, shown, names } = await start();
    expect(await documents.remove(first)).toMatchObject({ ok: true });
    expect(shown()).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('counts as removed if a colleague was faster, or the answer was lost', async () => {
    const faster = await start();
    const { call, as } = faster.sandbox;
    await call('deldoc', { as, body: { id: faster.first.id } });
    expect(await faster.documents.remove(faster.first)).toMatchObject({ ok: true });
    const lost = await start(losing);
    expect(await lost.documents.remove(lost.first)).toMatchObject({ ok: true });
  });

  it('stays if it could not be removed, and the failure is returned', async () => {
    const { documents, first, shown } = await start(unreachable);
    expect(await documents.remove(first)).toMatchObject({ ok: false, kind: 'unavailable' });
    expect(shown()).toHaveLength(1);
  });
});
