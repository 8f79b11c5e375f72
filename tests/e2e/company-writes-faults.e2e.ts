import type { Locator, Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makePlacement } from '#sandbox/seed/make-offers.ts';
import { dniOf, makeStudent } from '#sandbox/seed/seed-data.ts';
import { fill } from '../support/pages/account-forms.ts';
import { edit } from '../support/pages/company-page.ts';
import { openRow } from '../support/pages/folding-rows.ts';
import { ownCompany } from '../support/pages/own-offers.ts';
import { injectFault, shortenTimeouts } from '../support/faults/faults.ts';
import { makeEducationRequest } from '../support/sandbox/make-companies.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

/*
 * Writes of a company whose forms have no test of their own under these faults: missing data that no field of the form
 * can give (15), the end of the session (2), and an answer that is lost, or comes after the page gave up.
 */

const { portalOf, visit } = portalTest('meridia');

type Language = 'es' | 'ca';

interface Write {
  name: string;
  /** Path of the page in each language. */
  paths: () => Record<Language, string>;
  /** Opens the form, if the page does not show it. */
  open: (page: Page) => Promise<unknown>;
  /** Values to fill in, by field; the last one is a text with the mark. */
  values: (mark: string) => Record<string, string>;
  calls: RegExp;
  /** How often the write with the mark is stored. */
  count: (mark: string) => number;
}

let number = 0;
let request = 0;

const company = (): number => ownCompany(portalOf());
const countOf = (query: ReturnType<typeof sql>): number => portalOf().db.value<number>(query) ?? 0;
const inBoth = (es: string, ca: string): Record<Language, string> => ({ es, ca: `/ca${ca}` });

/** Creates an education request of a new student. */
function newRequest(): number {
  const { db } = portalOf();
  number += 1;
  const dni = dniOf(58_000_000 + number);
  const student = makeStudent(db, { nombre: `Ü${number}`, numeroDocumento: dni });
  const tutor = {
    nombreTutorEmpresa: 'Ot',
    apellidosTutorEmpresa: 'Pi',
    emailTutorEmpresa: 'ot@escola.example',
  };
  const times = { fechaInicio: '2031-02-03', fechaFin: '2031-06-27', horasAldia: 4, horario: 'Matins' };
  return makeEducationRequest(db, company(), student, {
    datos: { dni, ...times, ...tutor, tareasAdesarrollar: 'Acompañar al grupo' },
  });
}

const companyPage = () => inBoth('/mi-empresa', '/la-meva-empresa');

const writes: Write[] = [
  {
    name: 'the presentation',
    paths: companyPage,
    open: (page) => edit(page, 'presentation'),
    values: (mark) => ({ descripcion: mark }),
    calls: /editaEmpresaCompletos/,
    count: (mark) =>
      countOf(sql`SELECT count(*) FROM company WHERE descripcion = ${mark} AND id = ${company()}`),
  },
  {
    name: 'a change of a placement',
    paths: () => {
      const { db } = portalOf();
      number += 1;
      makePlacement(db, makeStudent(db, { nombre: `Ë${number}` }), company(), {
        fechaInicio: '2030-02-01',
        fechaFin: '2031-06-30',
      });
      return inBoth('/solicitar-cambio-practicas', '/sollicitar-canvi-practiques');
    },
    open: async (page) => {
      const card = await openRow(page, `Ë${number}`);
      await card.getByRole('button').first().click();
    },
    values: (mark) => ({ tipo: 'Variación', horario: 'Tardes', motivo: mark }),
    calls: /solictitarAccionSobrePractica/,
    count: (mark) => countOf(sql`SELECT count(*) FROM change_request WHERE datos LIKE ${`%${mark}%`}`),
  },
  {
    name: 'the rejection of a request',
    paths: () => {
      request = newRequest();
      const id = request;
      return inBoth(`/solicitudes-practicas-educacion/${id}`, `/sollicituds-practiques-educacio/${id}`);
    },
    open: (page) => page.getByRole('button', { name: /^Re(chazar|butja)$/ }).click(),
    values: (mark) => ({ motivo: mark }),
    calls: /rechazarSolicitudPractica/,
    count: () =>
      countOf(sql`SELECT count(*) FROM placement_request WHERE estado = 'rechazada' AND id = ${request}`),
  },
  {
    name: 'a change of a request',
    paths: () => {
      request = newRequest();
      const id = request;
      return inBoth(
        `/solicitudes-practicas-educacion/${id}/editar`,
        `/sollicituds-practiques-educacio/${id}/editar`,
      );
    },
    open: (page) => page.locator('main form').waitFor(),
    values: (mark) => ({ horario: mark }),
    calls: /Empresa\/solicitudPractica$/,
    count: (mark) =>
      countOf(
        sql`SELECT count(*) FROM placement_request WHERE id = ${request} AND datos LIKE ${`%${mark}%`}`,
      ),
  },
];

/** The form of the write, in a dialog or on the page. */
const formOf = (page: Page): Locator => page.locator('main form:visible, dialog[open] form:visible').last();

/** Loses the answer of a write, of which the server makes it at once, or once the page has given up. */
async function loseAnswer(page: Page, calls: RegExp, isLate: boolean): Promise<() => Promise<unknown>> {
  if (!isLate) {
    await page.route(
      calls,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    return () => Promise.resolve();
  }
  const held: Route[] = [];
  await page.route(calls, (route) => void held.push(route), { times: 1 });
  const restore = await injectFault(page, 'hang', /\/never$/);
  return async () => {
    await held[0]?.fetch();
    await held[0]?.abort().catch(() => undefined);
    await restore();
  };
}

const ways = [
  { language: 'es', isLate: false, way: { viewport: phone, dark: true } },
  { language: 'ca', isLate: true, way: { viewport: desktop } },
] as const;

it.each(writes.flatMap((write) => ways.map((way) => ({ ...write, ...way }))))(
  '$name is kept through refusals and made once after a lost answer: $language',
  async ({ paths, open, values, calls, count, language, isLate, way }) => {
    const portal = portalOf();
    const path = paths()[language];
    const mark = `escrit-${language}`;
    const page = await visit('company', path, {
      godmode: true,
      faulty: true,
      ...way,
      before: (blank) => shortenTimeouts(blank),
    });
    await open(page);
    await formOf(page).waitFor();
    const filled = values(mark);
    await fill(page, filled, formOf(page));
    const [name = '', value = ''] = Object.entries(filled).at(-1) ?? [];
    const send = () => formOf(page).locator('button[type=submit]').click();
    const isKept = async (): Promise<void> => {
      await page.locator('form[aria-busy=false]:visible').last().waitFor();
      expect(await formOf(page).locator(`[name="${name}"]`).inputValue()).toBe(value);
      expect(count(mark)).toBe(0);
    };
    const refuse = (json: object) => page.route(calls, (route) => route.fulfill({ json }), { times: 1 });

    await refuse({ status: 15, datos: { campos: ['sello'] } });
    await send();
    await page.locator('.error-summary', { hasText: '«sello»' }).waitFor();
    await isKept();

    await refuse({ status: 2 });
    await send();
    const again = page.getByRole('link', { name: /^(Volver a acceder|Torna a accedir)/ });
    const [popup] = await Promise.all([page.waitForEvent('popup'), again.click()]);
    await portal.signIn(popup, 'company');
    await popup.close();
    await again.waitFor({ state: 'detached' });
    await isKept();

    const act = await loseAnswer(page, calls, isLate);
    await send();
    const form = formOf(page);
    if (isLate) {
      await page.locator('.error-summary').waitFor();
      await act();
      await send();
    }
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => count(mark)).toBe(1);
  },
);
