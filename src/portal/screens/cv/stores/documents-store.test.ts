import { describe, expect, it } from 'vitest';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { me, pdf, png } from '../../../../../tests/support/sandbox/cv-sandbox.ts';
import { startCvStore } from '../../../../../tests/support/sandbox/cv-store.ts';
import { type CvStore, createCvStore } from './cv-store.ts';
import { createDocumentsStore, type DocumentList } from './documents-store.ts';
import { createExperienceStore } from './experience-store.ts';
import { createLanguagesStore } from './languages-store.ts';
import { createPhotoStore } from './photo-store.ts';

const loadedCv = (cv: CvStore): Cv => {
  const state = cv.$cv.get();
  if (state.state !== 'ready') throw new Error(`The CV is ${state.state}`);
  return state.datos;
};

/** Options of an upload that is not aborted. */
const upload = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

async function start() {
  const setup = await startCvStore();
  return { ...setup, documents: createDocumentsStore(setup.cv, setup.call) };
}

describe('documents', () => {
  it.each<DocumentList>(['documentos', 'certificados', 'documentosPrivados'])(
    'in the list %s are added and removed',
    async (list) => {
      const { cv, documents, sandbox } = await start();
      const added = await documents.add(
        { destino: list, nombre: 'Carta', idTipo: 2, ...pdf('carta') },
        upload(),
      );
      expect(added).toMatchObject({ ok: true, datos: { nombre: 'Carta', extension_adjunto: 'pdf' } });
      const [stored] = loadedCv(cv)[list];
      if (!stored) throw new Error('The document is not shown');
      expect((await fetch(stored.enlace)).status).toBe(200);
      expect(await documents.remove(list, stored)).toMatchObject({ ok: true });
      expect(loadedCv(cv)[list]).toEqual([]);
      const { datos } = await sandbox.call('dameCvUsuario', { as: me });
      expect(datos?.[list]).toEqual([]);
    },
  );

  it('can be an address', async () => {
    const { cv, documents } = await start();
    const enlace = 'https://nube.example/portafolio.pdf';
    await documents.add({ destino: 'documentos', nombre: 'Portafolio', enlace }, upload());
    expect(loadedCv(cv).documentos).toMatchObject([{ nombre: 'Portafolio', enlace }]);
  });

  it('are refused by the server if they exist already or have a wrong type', async () => {
    const { documents } = await start();
    const document = { destino: 'documentos', nombre: 'Carta', ...pdf('carta') } as const;
    expect(await documents.add(document, upload())).toMatchObject({ ok: true });
    expect(await documents.add(document, upload())).toMatchObject({ ok: false, code: 56 });
    const wrong = { ...document, ...pdf('otra'), extension_adjunto: 'exe' };
    expect(await documents.add(wrong, upload())).toMatchObject({ ok: false, code: 46 });
    const degree = { ...document, ficheroB64ParaAltas: png(9, 9), extension_adjunto: 'png', idTipo: 4 };
    expect(await documents.add(degree, upload())).toMatchObject({ ok: false, code: 46 });
  });

  it('requested by processes count as submitted', async () => {
    const { cv, documents, sandbox } = await start();
    sandbox.db.insert('process_document', { student: sandbox.student, nombre: 'Certificado', idProceso: 7 });
    await documents.loadRequested();
    const [requested] = documents.$requested.get() ?? [];
    expect(requested).toMatchObject({ nombre: 'Certificado', idProceso: 7, entregado: false });
    const idDocumento = requested?.idDocumento ?? 0;
    await documents.add(
      { destino: 'documentosProcesos', nombre: 'Certificado', idDocumento, ...pdf('certificado') },
      upload(),
    );
    expect(documents.$requested.get()).toMatchObject([{ idDocumento, entregado: true }]);
    await cv.load();
    expect(loadedCv(cv).documentosProcesos).toMatchObject([{ idDocumento, entregado: true }]);
  });

  it('requested by processes are unknown if their call fails', async () => {
    const { documents, interfere } = await start();
    interfere(() => new Response('', { status: 500 }));
    await documents.loadRequested();
    expect(documents.$requested.get()).toBeUndefined();
  });
});

describe('an uploaded CV', () => {
  it('replaces the previous one', async () => {
    const { cv, documents } = await start();
    await documents.add({ destino: 'cv', nombre: 'CV', ...pdf('uno') }, upload());
    const first = loadedCv(cv).urlCV;
    await documents.add({ destino: 'cv', nombre: 'CV', ...pdf('dos') }, upload());
    expect(loadedCv(cv).urlCV).toBeDefined();
    expect(loadedCv(cv).urlCV).not.toBe(first);
  });
});

describe('an upload', () => {
  it('does not block other changes', async () => {
    const { call, sent } = await startCvStore();
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slowCall: Caller = async (...args) => {
      await arrived;
      return call(...args);
    };
    const slow = createCvStore(((...args: Parameters<Caller>) =>
      args[0].name === 'addDoc' ? slowCall(...args) : call(...args)) as Caller);
    await slow.load();
    const stored = createDocumentsStore(slow, call).add(
      { destino: 'documentos', nombre: 'Carta', ...pdf('carta') },
      upload(),
    );
    expect(await createLanguagesStore(slow).add({ idioma: 1, nivel: 3 })).toMatchObject({ ok: true });
    expect(sent).not.toContain('addDoc');
    arrive();
    expect(await stored).toMatchObject({ ok: true });
    expect(loadedCv(slow)).toMatchObject({ idiomas: [{ idioma: 1 }], documentos: [{ nombre: 'Carta' }] });
  });

  it('that is aborted changes nothing, and the CV is reloaded', async () => {
    const { cv, documents, sent } = await start();
    const stop = new AbortController();
    const read = new Promise<void>((done) => void cv.$cv.listen(() => done()));
    const result = await documents.add(
      { destino: 'documentos', nombre: 'Carta', ...pdf('carta') },
      { signal: stop.signal, onProgress: () => stop.abort() },
    );
    expect(result).toEqual({ ok: false, kind: 'aborted' });
    await read;
    expect(sent).toContain('dameCvUsuario');
    expect(loadedCv(cv).documentos).toEqual([]);
  });
});

describe('the photo', () => {
  it('is sent as a PNG and shown', async () => {
    const { cv } = await startCvStore();
    expect(await createPhotoStore(cv).save(png(640, 640), upload())).toMatchObject({ ok: true });
    const address = loadedCv(cv).urlImagenPerfil ?? '';
    expect((await fetch(address)).headers.get('content-type')).toBe('image/png');
  });

  it('is refused by the server if it is too large', async () => {
    const { cv } = await startCvStore();
    expect(await createPhotoStore(cv).save(png(1001, 10), upload())).toMatchObject({ ok: false, code: 15 });
  });
});

it('a new link to the document of an experience does not count as a change', async () => {
  const { cv } = await startCvStore();
  const experience = createExperienceStore(cv);
  await experience.add(
    { puesto: 'Becaria', adjunto: { nombre: 'Contrato', ...pdf('contrato') } },
    { upload: upload() },
  );
  await cv.load();
  const [entry] = loadedCv(cv).profesional.experiencia;
  if (!entry) throw new Error('There is no experience');
  const opened = { ...entry, adjunto: 'https://a.example/an-hour-ago' };
  expect(await experience.edit(opened, { puesto: 'Analista' })).toMatchObject({ ok: true });
  expect(loadedCv(cv).profesional.experiencia).toMatchObject([{ puesto: 'Analista' }]);
});
