import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callList } from '../../src/core/contract/calls/index.ts';
import { isLocalRequest } from '../../src/sandbox/http/local-request.ts';
import { personasOf } from '../../src/sandbox/seed/personas.ts';
import { startSandbox } from '../support/sandbox/sandbox.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a request with a custom `Host`, which `fetch` does not allow. */
function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: `minimal.localhost:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const pages = [
  '/sandbox',
  '/sandbox/',
  '/sandbox/outbox',
  '/sandbox/personas',
  '/sandbox/idp',
  '/sandbox/docs',
  '/sandbox/docs/schemas',
  '/sandbox/docs/server',
  '/sandbox/docs/server/protocol',
  '/sandbox/docs/server/states',
  '/sandbox/docs/server/codes',
  '/sandbox/docs/server/conformance',
  '/sandbox/docs/server/starter',
];

describe('the pages of the sandbox', () => {
  it.each(pages)('are HTML with one heading, and load only their own files: %s', async (path) => {
    const sandbox = await startSandbox();
    const { status, headers, text } = await ask(sandbox.url, path);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).not.toMatch(/ (?:style|on\w+)="/);
    for (const [, address = ''] of text.matchAll(/(?:src|href)="(\/sandbox\/[\w.-]+\.(?:js|css))"/g)) {
      expect((await ask(sandbox.url, address)).status).toBe(200);
    }
  });

  it('link within the guide only to existing pages, never to Markdown files', async () => {
    const sandbox = await startSandbox();
    for (const path of pages.filter((it) => it.includes('/docs/server'))) {
      const { text } = await ask(sandbox.url, path);
      expect(text).not.toMatch(/href="[^"]*\.md/);
      const targets = new Set([...text.matchAll(/href="(\/sandbox\/docs[^"?]*)"/g)].map(([, it = '']) => it));
      for (const target of targets) expect((await ask(sandbox.url, target)).status, target).toBe(200);
    }
  });

  it('are only served to this computer under its own names', async () => {
    const sandbox = await startSandbox();
    for (const host of ['otra.example', '10.0.0.5', 'localhost.otra.example']) {
      for (const path of pages) expect((await ask(sandbox.url, path, { host })).status).toBe(403);
    }
    const local = new Request('http://minimal.localhost:4321/sandbox/');
    expect(isLocalRequest(local, { remoteAddress: '127.0.0.1' })).toBe(true);
    expect(isLocalRequest(local, { remoteAddress: '::ffff:127.0.0.1' })).toBe(true);
    expect(isLocalRequest(local, { remoteAddress: '::1' })).toBe(true);
    expect(isLocalRequest(local, { remoteAddress: '192.168.1.20' })).toBe(false);
    expect(isLocalRequest(local, {})).toBe(false);
  });

  it('refuse forms of other sites', async () => {
    const sandbox = await startSandbox();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const headers of [form, { ...form, origin: 'https://otra.example' }]) {
      expect((await ask(sandbox.url, '/sandbox/idp', headers, 'persona=student')).status).toBe(403);
    }
  });
});

describe('the outbox', () => {
  it('shows mails with links that work, in the language of the reader, and shows markup as text', async () => {
    const sandbox = await startSandbox();
    const body = { usuario: 'lucia@alumnado.example' };
    await sandbox.call('solicitarReseteoPassword', { body, language: 'ca' });
    sandbox.db.insert('outbox', {
      fecha: '2026-01-01T00:00:00',
      recipient: 'a@b.example',
      subject: '<script>alert(1)</script>',
      text: '"&\'',
      language: 'es',
    });
    const { text } = await ask(sandbox.url, '/sandbox/outbox');
    expect(text).toContain('<h2 lang="ca">');
    const { port } = new URL(sandbox.url);
    expect(text).toContain(`href="http://minimal.localhost:${port}/ca/restablir-contrasenya#token=`);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('&quot;&amp;&#39;');
  });
});

describe('the page of personas', () => {
  it('has every persona of the brand, with a button each', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { sso: false } } });
    const { text } = await ask(sandbox.url, '/sandbox/personas');
    for (const { id, usuario } of personasOf(sandbox.brand)) {
      expect(text).toContain(`name="persona" value="${id}"`);
      expect(text).toContain(usuario);
    }
    expect(text).not.toContain('sso-graduate');
    expect(text).toContain('data-state-key="portal.minimal.estadoSSO"');
  });
});

describe('the API reference', () => {
  it('names every call, and shows each with request and answer on the page of its area', async () => {
    const sandbox = await startSandbox();
    const { text } = await ask(sandbox.url, '/sandbox/docs');
    for (const { path, method } of callList) {
      const shown = path.replace('{tipo}', 'Alumno');
      expect(text).toContain(`<code>${method} ${shown}</code>`);
    }
    for (const area of new Set(callList.map((call) => call.area))) {
      expect((await ask(sandbox.url, `/sandbox/docs/${area}`)).status).toBe(200);
    }
    expect((await ask(sandbox.url, '/sandbox/docs/nada')).status).toBe(404);
  });

  it('gives each table its own name', async () => {
    const sandbox = await startSandbox();
    for (const area of ['schemas', ...new Set(callList.map((call) => call.area))]) {
      const { text } = await ask(sandbox.url, `/sandbox/docs/${area}`);
      const names = [...text.matchAll(/role="region" aria-label="([^"]*)"/g)].map(([, name]) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });
});
