import { describe, expect, it } from 'vitest';
import { maxBody, maxPlainBody } from '../../src/sandbox/http/body.ts';
import { personaOf } from '../../src/sandbox/seed/personas.ts';
import { startSandbox } from '../support/sandbox/sandbox.ts';

const signIn = '/api/Alumno/logaUsuario';
const credentials = { usuario: personaOf('student').usuario, password: 'no es' };

describe('a protocol error', () => {
  it('is 404 for an unknown address, 405 for another method, with the allowed ones', async () => {
    const sandbox = await startSandbox();
    for (const path of [
      '/api',
      '/api/',
      '/api/Alumno',
      '/api/Alumno/nada',
      '/api/Alumno/logaUsuario/',
      '/otra',
    ]) {
      expect(await sandbox.send('POST', path, { body: {} })).toMatchObject({ http: 404 });
    }
    const response = await fetch(`${sandbox.url}/api/Empresa/editaUsuario`, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(await sandbox.send('GET', signIn)).toMatchObject({ http: 405 });
  });

  it('is 404 for an unknown parameter', async () => {
    const sandbox = await startSandbox();
    const paths = [
      '/api/Dominios/dominios/de',
      '/api/Dominios/centrosEducativosDeProvincia/siete',
      `/api/Publico/dameFichaEvento/${'x'.repeat(201)}`,
      '/api/Publico/dameFichaEvento/%E0%A4%A',
      '/api/Publico/dameFichaEvento/../../Alumno/nada',
      '/api/Profesor/logaUsuario',
    ];
    for (const path of paths) expect(await sandbox.send('GET', path)).toMatchObject({ http: 404 });
  });

  it('is 413 for a body that is too large, declared or not', async () => {
    const sandbox = await startSandbox();
    const body = JSON.stringify({ ...credentials, more: 'x'.repeat(maxBody) });
    expect(await sandbox.send('POST', signIn, { body })).toMatchObject({ http: 413 });
    const chunks = new Blob([body]).stream();
    const streamed = await fetch(sandbox.url + signIn, {
      method: 'POST',
      body: chunks,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  it('is 413 for more than 256 KB in calls without files', async () => {
    const sandbox = await startSandbox();
    const body = { ...credentials, more: 'x'.repeat(maxPlainBody) };
    expect(await sandbox.send('POST', signIn, { body })).toMatchObject({ http: 413 });
    expect(await sandbox.send('POST', '/api/Alumno/addDoc', { body })).toMatchObject({
      http: 200,
      status: 2,
    });
  });

  it('is 500 without detail for an error of the sandbox, and the log has the reason', async () => {
    const sandbox = await startSandbox();
    sandbox.db.update('contact', { email: personaOf('company').usuario }, { datos: { puesto: 5 } });
    const answer = await sandbox.call('editaUsuarioLectura', { as: 'company' });
    expect(answer).toEqual({ http: 500, error: 'The sandbox failed; its log says why.' });
    expect(String(sandbox.faults)).toContain('puesto');
  });
});

describe('a business answer', () => {
  it('has HTTP status 200, no-store and a content type', async () => {
    const sandbox = await startSandbox();
    const response = await fetch(sandbox.url + signIn, { method: 'POST', body: JSON.stringify(credentials) });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is compressed if it is long and the client accepts it', async () => {
    const { url } = await startSandbox();
    const ask = async (list: string, encoding: string): Promise<Response> =>
      fetch(`${url}/api/Dominios/${list}/es`, { headers: { 'accept-encoding': encoding } });
    const plain = await ask('localidades', 'identity');
    const small = await ask('localidades', 'gzip, br');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(small.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await small.json()).toEqual(await plain.json());
    expect((await ask('diasSemana', 'gzip')).headers.get('content-encoding')).toBeNull();
  });

  it('is found in any case of the path', async () => {
    const sandbox = await startSandbox();
    for (const path of ['/api/alumno/logausuario', '/API/ALUMNO/LOGAUSUARIO', signIn]) {
      expect(await sandbox.send('POST', path, { body: credentials })).toMatchObject({ http: 200, status: 3 });
    }
  });

  it.each([
    ['no JSON', '{"usuario": '],
    ['nothing', ''],
    ['another type', '[]'],
    ['a missing key', '{"usuario":"a"}'],
    ['a key that is null', '{"usuario":"a","password":null}'],
    ['a key of another type', '{"usuario":["a"],"password":"b"}'],
    ['a key that is too long', JSON.stringify({ usuario: 'a'.repeat(201), password: 'b' })],
    ['deep nesting', '['.repeat(200_000)],
  ])('is 15 for a body with %s', async (_, body) => {
    const sandbox = await startSandbox();
    expect(await sandbox.send('POST', signIn, { body })).toMatchObject({ http: 200, status: 15 });
    expect(sandbox.faults).toEqual([]);
  });

  it('writes nothing if it refuses', async () => {
    const sandbox = await startSandbox({ settings: { canRegistroAlumno: true } });
    const count = (): number => sandbox.db.all({ text: 'SELECT id FROM account', values: [] }).length;
    const before = count();
    const answer = await sandbox.call('registrarUsuario', {
      body: {
        nombre: 'A',
        apellido1: 'B',
        tipoDocumento: 3,
        numeroDocumento: 'XX12345',
        email: 'a@b.invalid',
        telefonoMovil: '600000000',
        titulacion: 1,
        password: 'Contraseña9',
        aceptaPolitica: true,
      },
    });
    expect([answer.status, count()]).toEqual([12, before]);
  });
});

describe('pages of other origins', () => {
  const ask = (url: string, origin: string, method = 'POST'): Promise<Response> =>
    fetch(url + signIn, {
      method,
      headers: { origin },
      ...(method === 'POST' && { body: JSON.stringify(credentials) }),
    });

  it('may call if they are of the brand or of this computer', async () => {
    const sandbox = await startSandbox({ settings: { dominiosPrueba: ['pre.minimo.example'] } });
    const origins = [
      'https://practicas.minimo.example',
      'https://pre.minimo.example',
      'http://localhost:4321',
      'http://minimal.localhost:4321',
      'http://127.0.0.1:4321',
    ];
    for (const origin of origins) {
      for (const method of ['POST', 'OPTIONS']) {
        const { headers } = await ask(sandbox.url, origin, method);
        expect(headers.get('access-control-allow-origin')).toBe(origin);
        expect(headers.get('vary')).toContain('Origin');
      }
    }
  });

  it('cannot read anything otherwise', async () => {
    const sandbox = await startSandbox();
    const origins = [
      'https://otra.example',
      'https://localhost.otra.example',
      'https://practicas.minimo.example.otra.example',
      'null',
    ];
    for (const origin of origins) {
      const { headers } = await ask(sandbox.url, origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
