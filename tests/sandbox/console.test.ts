import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer } from '../../src/sandbox/seed/make-offers.ts';
import { type CompanySandbox, startCompanySandbox } from '../support/sandbox/company-sandbox.ts';
import { startSandbox } from '../support/sandbox/sandbox.ts';
import { submitAction, notThere } from '../support/sandbox/console-form.ts';

/** A student of a company's sandbox who can sign in. */
function withStudent({ db }: CompanySandbox): { id: number; as: { usuario: string } } {
  const usuario = 'ona@alumnado.example';
  return { id: makeStudent(db, { email: usuario, nombre: 'Ona <b>' }), as: { usuario } };
}

describe('making calls fail', () => {
  const failing = { seconds: 0, times: 1, status: 1 };

  it('answers with a code, for one call and a given number of times', async () => {
    const { url, call } = await startSandbox();
    await submitAction(url, 'tools/fail', {
      ...failing,
      failure: 'status',
      status: 24,
      call: 'dameTextoRGPDactual',
      times: 2,
    });
    expect((await call('existeCIF', { params: { cif: 'B1', fixedKey: 'x' } })).status).toBe(71);
    const statuses = [
      await call('dameTextoRGPDactual'),
      await call('dameTextoRGPDactual'),
      await call('dameTextoRGPDactual'),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([24, 24, 0]);
  });

  it('suggests calls while typing, and accepts no other', async () => {
    const { url } = await startSandbox();
    const text = await (await fetch(`${url}/sandbox/console/tools`)).text();
    expect(text).toMatch(/<input[^>]* name="call"[^>]* list="([\w-]+)"[^]*<datalist id="\1">/);
    expect(text).toContain('<option value="dameCvUsuario">');
    const wrong = { ...failing, failure: 'status', call: 'dameNada' };
    expect(await submitAction(url, 'tools/fail', wrong)).toContain('value of the list');
  });

  it.each([
    ['shape', 200, /^\{"status":"cero"/],
    ['truncated', 200, /[^}]$/],
    ['html', 200, /^<!doctype html>/],
    ['http500', 500, /^\{/],
  ])('answers with what no client can use: %s', async (kind, http, body) => {
    const { url } = await startSandbox();
    await submitAction(url, 'tools/fail', { ...failing, failure: kind });
    const response = await fetch(`${url}/api/Alumno/dameTextoRGPDactual`);
    expect(response.status).toBe(http);
    expect(response.headers.get('x-sandbox-forced')).toBe('1');
    expect(await response.text()).toMatch(body);
  });

  it('answers late, and works again after a reset of faults', async () => {
    const { url, call } = await startSandbox();
    await submitAction(url, 'tools/fail', { ...failing, failure: 'delay', seconds: 1 });
    const start = performance.now();
    expect((await call('dameTextoRGPDactual')).status).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(990);
    await submitAction(url, 'tools/fail', { ...failing, failure: 'status', times: 100 });
    await submitAction(url, 'tools/failNoMore');
    expect((await call('dameTextoRGPDactual')).status).toBe(0);
  });
});

describe('the console', () => {
  it('shows its resources as text, each field with its label', async () => {
    const sandbox = await startCompanySandbox();
    makeCandidacy(sandbox.db, makeOffer(sandbox.db, sandbox.company).id, withStudent(sandbox).id);
    const text = await (await fetch(`${sandbox.url}/sandbox/console/candidacies`)).text();
    expect(text).toContain('Ona &lt;b&gt; Prat');
    const fields = text.match(/<(?:select|textarea|input(?! type="hidden"))\b/g) ?? [];
    expect(text.match(/<label/g)).toHaveLength(fields.length);
  });

  it('counts the discriminatory wordings that companies left, on a page and in its file', async () => {
    const { url, db, company } = await startCompanySandbox();
    const path = `${url}/sandbox/console/wordings`;
    makeOffer(db, company, { titulo: 'Camarera', datos: { descripcion: 'Con buena presencia.' } });
    makeOffer(db, company, { titulo: 'Personal de sala' });
    const text = await (await fetch(path)).text();
    expect(text).toContain('Camarera');
    expect(text).not.toContain('Personal de sala');
    const rows = (await (await fetch(`${path}/csv`)).text()).split('\r\n');
    expect(rows.slice(1, 5).map((row) => row.replace(/^.*?(?=\d)/, '').split(/\D/))).toEqual([
      ['1', '1'],
      ['0', '0'],
      ['0', '0'],
      ['1', '1'],
    ]);
  });

  it('offers only actions that the state allows', async () => {
    const { url, db, company } = await startCompanySandbox();
    const offers = {
      pending: makeOffer(db, company, { estado: 'pendiente' }),
      active: makeOffer(db, company),
    };
    const actsOf = async (id: number): Promise<string[]> => {
      const text = await (await fetch(`${url}/sandbox/console/offers?all=1`)).text();
      const card = text.split('<article').find((part) => part.includes(`name="id" value="${id}"`)) ?? '';
      return [...card.matchAll(/action="\/sandbox\/console\/offers\/(\w+)/g)].map(([, name]) => name ?? '');
    };
    expect(await actsOf(offers.pending.id)).toEqual(['publish', 'sendBack', 'assign', 'refuse']);
    expect(await actsOf(offers.active.id)).toEqual(['assign']);
  });

  it('finds a resource by a few letters of its name, with or without accents', async () => {
    const { url, db, company } = await startCompanySandbox();
    for (let number = 0; number < 25; number += 1) makeOffer(db, company, { estado: 'pendiente' });
    makeOffer(db, company, { titulo: 'Mecánica de ñandúes' });
    const show = async (query: string): Promise<string> =>
      (await fetch(`${url}/sandbox/console/offers${query}`)).text();
    expect(await show('')).not.toContain('Mecánica');
    expect((await show('')).match(/<article/g)).toHaveLength(20);
    expect((await show('?page=2')).match(/<article/g)).toHaveLength(5);
    const found = await show('?q=mecanica+nandu');
    expect(found).toContain('Mecánica de ñandúes');
    expect(found.match(/<article/g)).toHaveLength(1);
  });

  it('is in the chosen language, and remembers it', async () => {
    const { url } = await startCompanySandbox();
    const chosen = await fetch(`${url}/sandbox/console/offers?q=x&idioma=ca`, { redirect: 'manual' });
    expect(chosen.status).toBe(303);
    expect(chosen.headers.get('location')).toBe('/sandbox/console/offers?q=x');
    const cookie = chosen.headers.get('set-cookie')?.split(';')[0] ?? '';
    const text = await (await fetch(`${url}/sandbox/console/offers`, { headers: { cookie } })).text();
    expect(text).toContain('<html lang="ca">');
    expect(text).toContain('<h1>Ofertes</h1>');
  });

  it('repeats no action on a reload', async () => {
    const { url, db } = await startCompanySandbox();
    const body = new URLSearchParams({ user: 'rrhh@taller.example', title: 'Una vez', important: 'no' });
    const sent = await fetch(`${url}/sandbox/console/notices/notify`, {
      method: 'POST',
      body,
      headers: { origin: url },
      redirect: 'manual',
    });
    expect(sent.status).toBe(303);
    const page = `${url}${sent.headers.get('location')}`;
    await fetch(page);
    await fetch(page);
    expect(db.value(sql`SELECT count(*) FROM notification WHERE titulo = 'Una vez'`)).toBe(1);
  });

  it('runs the action of a twice pressed button once, with a message', async () => {
    const { url, db, company } = await startCompanySandbox();
    const fields = { user: 'rrhh@taller.example', title: 'Una vez', important: 'no', once: 'una' };
    const both = ['notices/notify', 'notices/notify'].map(async (form) => submitAction(url, form, fields));
    expect(new Set(await Promise.all(both))).toEqual(new Set(['The notification has been sent.']));
    const sent = (): unknown => db.value(sql`SELECT count(*) FROM notification WHERE titulo = 'Una vez'`);
    expect(sent()).toBe(1);
    await submitAction(url, 'notices/notify', { ...fields, title: 'Otra vez' });
    expect(sent()).toBe(1);
    const done = 'The company has been blocked and told.';
    const block = { id: company, once: 'dos' };
    expect(await submitAction(url, 'companies/block', block)).toBe(done);
    expect(await submitAction(url, 'companies/block', block)).toBe(done);
    const page = await (await fetch(`${url}/sandbox/console/companies?all=1`)).text();
    expect(page.match(/name="once"/g)?.length).toBe(page.match(/method="post"/g)?.length);
  });

  it('accepts only its own forms, with valid values', async () => {
    const { url } = await startSandbox();
    expect(await submitAction(url, 'nada/nada')).toBe('404');
    expect(await submitAction(url, 'companies/constructor')).toBe('404');
    expect(await submitAction(url, 'companies/validate', { id: 'x' })).toContain('whole number');
    expect(await submitAction(url, 'companies/validate', { id: 999 })).toBe(notThere);
    expect(
      await submitAction(url, 'tools/fail', { failure: 'fire', status: 1, seconds: 0, times: 1 }),
    ).toContain('value of the list');
  });

  it('refuses invalid or past days, incomplete addresses, and unknown users', async () => {
    const { url, call, as } = await startCompanySandbox({ modulos: { eventos: true, encuestas: true } });
    const notice = { text: 'Jornada', audience: 'todos', from: '2026-02-31' };
    expect(await submitAction(url, 'notices/publish', notice)).toMatch(/is not a date\.$/);
    const side = { ...notice, from: '2026-02-28', link: 'www.universidad.example' };
    expect(await submitAction(url, 'notices/publish', side)).toMatch(/beginning with https:\/\/\.$/);
    expect((await call('dameComunicaciones', { as, params: { tipo: 'Empresa' } })).status).toBe(0);
    const user = { user: 'nadie@taller.example', title: 'Hola', important: 'no' };
    expect(await submitAction(url, 'notices/notify', user)).toMatch(/^Choose a value of the list/);
    const event = { title: 'Feria', when: '2020-01-01T10:00', category: 'ferias', audience: 'todos' };
    expect(await submitAction(url, 'events/publish', event)).toMatch(/gone by\.$/);
    const survey = { title: 'Opinión', audience: 'todos', mandatory: 'no', questions: '¿Qué tal?' };
    expect(await submitAction(url, 'surveys/publish', { ...survey, lastDay: '2020-01-01' })).toMatch(
      /gone by\.$/,
    );
  });

  it('keeps the input of a refused form, with the reason', async () => {
    const { url } = await startCompanySandbox();
    const body = new URLSearchParams({
      ...{ user: 'nadie@taller.example', title: 'Hola "a todos"', text: 'Mañana cerramos', important: 'yes' },
      once: 'tres',
    });
    const request = { method: 'POST', body, headers: { origin: url, 'accept-language': 'en' } };
    const page = await (await fetch(`${url}/sandbox/console/notices/notify`, request)).text();
    const form = page.split('<details').find((it) => it.includes('/notices/notify')) ?? '';
    expect(form).toMatch(/^ class="action"\s+open/);
    expect(form).toContain('value="Hola &quot;a todos&quot;"');
    expect(form).toMatch(/<textarea[^>]*>\s*Mañana cerramos<\/textarea>/);
    expect(form).toMatch(/value="yes"\s+selected/);
    const other = page.split('<details').find((it) => it.includes('/notices/publish')) ?? '';
    expect(other).not.toMatch(/^ class="action"\s+open|Mañana/);
  });

  it('refuses other hosts and forms of other sites', async () => {
    const { url, db, company } = await startCompanySandbox();
    const { port } = new URL(url);
    const send = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const options = {
          host: '127.0.0.1',
          port,
          path: '/sandbox/console/companies/block',
          method: 'POST',
          headers,
        };
        const sent = request(options, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        sent.on('error', reject);
        sent.end(`id=${company}`);
      });
    const evil = 'https://otra.example';
    expect(await send({ host: 'otra.example', origin: 'http://otra.example' })).toBe(403);
    expect(await send({ host: `127.0.0.1:${port}`, origin: evil })).toBe(403);
    expect(await send({ host: `127.0.0.1:${port}`, origin: 'null' })).toBe(403);
    expect(await send({ host: `127.0.0.1:${port}` })).toBe(403);
    expect(db.value(sql`SELECT estado FROM company WHERE id = ${company}`)).toBe('validada');
  });
});

describe('fair offers', () => {
  it('shows what was ignored when an offer was sent, and counts it by ground, as a file too', async () => {
    const sandbox = await startCompanySandbox();
    const { url, db, company } = sandbox;
    makeOffer(db, company, { titulo: 'Chica para recepción', datos: { descripcion: 'Menor de 25 años.' } });
    const pageOf = async (path: string): Promise<string> =>
      (await fetch(`${url}/sandbox/console/${path}`)).text();
    const listed = await pageOf('offers?q=recepci%C3%B3n&all=1');
    expect(listed).toMatch(/Avisos sin atender<\/dt>\s*<dd>Género: «Chica» \(mejor: [^)]+\)\. Edad: «[^»]+»/);
    const page = await pageOf('wordings?q=recepci%C3%B3n');
    expect(page).toContain('Chica para recepción');
    expect(page).toMatch(/<th scope="row">Género<\/th>\s*<td>[1-9]/);
    const file = await pageOf('wordings/csv');
    expect(file).toMatch(/^\uFEFF?"Motivo";"Ofertas";"Avisos"\r\n"Género";[1-9]/);
    expect(file.trim().split('\r\n')).toHaveLength(9);
  });
});
