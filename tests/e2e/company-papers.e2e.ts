import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makePlacement } from '#sandbox/seed/make-offers.ts';
import { dniOf, makeStudent } from '#sandbox/seed/seed-data.ts';
import { fileOf } from '../support/pages/cv-files.ts';
import { pressByKey, tabTo, typeByKey } from '../support/pages/keyboard-only.ts';
import { ownCompany } from '../support/pages/own-offers.ts';
import { byUniversity } from '../support/pages/sandbox-console.ts';
import { makeEducationRequest } from '../support/sandbox/make-companies.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

/* Paperwork between companies and the university, from beginning to end. */

const { newPage, newPortal, visit } = portalTest();

const byMouse = { language: 'es', viewport: desktop, keys: false } as const;
const byKeys = { language: 'ca', viewport: phone, keys: true } as const;
type Way = typeof byMouse | typeof byKeys;

const ways: [string, Way][] = [
  ['in Spanish on a desktop', byMouse],
  ['in Catalan on a phone, by keyboard alone', byKeys],
];

async function begin(path: Record<Way['language'], string>, { language, viewport }: Way) {
  const portal = await newPortal('meridia');
  const page = await visit('company', path[language], { portal, viewport, godmode: true });
  const university = await newPage({ portal });
  return { portal, page, university };
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const dialog = (page: Page) => page.locator('dialog[open]');

/** Input method: with a mouse or by keyboard. */
function handsOf({ keys }: Way) {
  return {
    press: (target: ReturnType<Page['locator']>) => (keys ? pressByKey(target) : target.click()),
    put: (target: ReturnType<Page['locator']>, text: string) =>
      keys ? typeByKey(target, text) : target.fill(text),
    choose: async (target: ReturnType<Page['locator']>) => {
      if (!keys) return target.selectOption({ index: 1 });
      await tabTo(target);
      return target.page().keyboard.press('ArrowDown');
    },
    tick: async (target: ReturnType<Page['locator']>) => {
      if (!keys) return target.check();
      await tabTo(target);
      return target.page().keyboard.press('Space');
    },
  };
}

const words = {
  es: {
    send: 'Enviar la solicitud',
    uploadIt: 'Subir el convenio firmado',
    upload: 'Subir convenio firmado',
    corrected: 'Subir convenio corregido',
    wrong: 'Contiene un error',
    checked: 'Pendiente de la revisión de la universidad.',
    office: 'Pendiente de la revisión de la secretaría de la universidad.',
    inForce: 'Está en vigor hasta el 31 de agosto de 2032.',
    ask: 'Pedir un cambio',
    extension: 'Ampliación',
    pending: 'Pendiente de respuesta',
    accepted: 'Aceptada',
    newEnd: '31 de julio de 2031',
    edit: 'Editar la solicitud',
    save: 'Guardar los cambios',
    accept: 'Aceptar',
    isAccepted: 'La solicitud está aceptada y las prácticas, creadas.',
    seePlacement: 'Ver las prácticas',
    reject: 'Rechazar',
    isRejected: 'La solicitud está rechazada.',
  },
  ca: {
    send: 'Envia la sol·licitud',
    uploadIt: 'Puja el conveni signat',
    upload: 'Puja el conveni signat',
    corrected: 'Puja el conveni corregit',
    wrong: 'Conté un error',
    checked: 'Pendent de la revisió de la universitat.',
    office: 'Pendent de la revisió de la secretaria de la universitat.',
    inForce: 'És en vigor fins al 31 d’agost del 2032.',
    ask: 'Demana un canvi',
    extension: 'Ampliació',
    pending: 'Pendent de resposta',
    accepted: 'Acceptada',
    newEnd: '31 de juliol del 2031',
    edit: 'Edita la sol·licitud',
    save: 'Desa els canvis',
    accept: 'Accepta',
    isAccepted: 'La sol·licitud està acceptada i les pràctiques, creades.',
    seePlacement: 'Mostra les pràctiques',
    reject: 'Rebutja',
    isRejected: 'La sol·licitud està rebutjada.',
  },
} as const;

const agreementOf = ({ db }: LivePortal): number => db.value<number>(sql`SELECT max(id) FROM agreement`) ?? 0;

describe('the agreement', () => {
  it.each(ways)('is requested, signed, corrected and in force, %s', async (_, way) => {
    const paths = { es: '/nuevo-convenio-colaboracion', ca: '/ca/nou-conveni-collaboracio' };
    const { portal, page, university } = await begin(paths, way);
    const t = words[way.language];
    const { press, put, choose } = handsOf(way);
    await put(field(page, 'nombre'), 'Remei');
    await put(field(page, 'cargo'), 'Gerenta');
    for (const name of ['idContactoEmpresaGestion', 'idContactoEmpresaFacturacion', 'idCuentaFacturacion'])
      if ((await field(page, name).inputValue()) === '') await choose(field(page, name));
    await press(page.locator('main form button[type=submit]'));
    await dialog(page).getByText('Gerenta').waitFor();
    const download = page.waitForEvent('download');
    await press(dialog(page).getByRole('button', { name: t.send }));
    expect((await download).suggestedFilename()).toBe('convenio.pdf');
    await press(page.getByRole('link', { name: t.uploadIt }));

    const id = agreementOf(portal);
    const card = page.locator(`[data-agreement="${id}"]`);
    async function upload(button: string): Promise<void> {
      await press(card.getByRole('button', { name: button }));
      const input = dialog(page).locator('input[type=file]');
      if (way.keys) {
        // The listener must exist first, or the browser opens its own file chooser.
        const chooser = page.waitForEvent('filechooser');
        await tabTo(input);
        await page.keyboard.press('Enter');
        await (await chooser).setFiles(fileOf(`conveni ${button.length}.pdf`));
      } else await input.setInputFiles(fileOf(`conveni ${button.length}.pdf`));
      await press(dialog(page).getByRole('button', { name: t.upload }));
      await card.getByText(t.checked).waitFor();
    }
    await upload(t.upload);
    const remark = 'Falta la firma de la «última» página.';
    await byUniversity(university, portal, 'agreements/findFault', id, { remark });
    await page.reload();
    await card.getByText(t.wrong).waitFor();
    await card.getByText(remark).waitFor();
    await upload(t.corrected);
    await byUniversity(university, portal, 'agreements/sendToSecretariat', id);
    await page.reload();
    await card.getByText(t.office).waitFor();
    await byUniversity(university, portal, 'agreements/formalize', id, { lastDay: '2032-08-31' });
    await page.reload();
    await card.getByText(t.inForce).waitFor();
  });
});

describe('the placement', () => {
  it.each(ways)('is looked up and extended, %s', async (_, way) => {
    const paths = { es: '/solicitar-cambio-practicas', ca: '/ca/sollicitar-canvi-practiques' };
    const { portal, page, university } = await begin(paths, way);
    const { db } = portal;
    const student = makeStudent(db, { nombre: 'Ñandutí' });
    makePlacement(db, student, ownCompany(portal), { fechaInicio: '2030-02-01', fechaFin: '2031-06-30' });
    await page.reload();
    const t = words[way.language];
    const { press, put, tick } = handsOf(way);
    const card = page.getByRole('article', { name: /Ñandutí/ });
    await press(card.locator('summary'));
    await press(card.getByRole('button', { name: t.ask }));
    await tick(dialog(page).getByLabel(t.extension));
    await put(dialog(page).locator('[name=fechaFin]'), way.keys ? '07312031' : '2031-07-31');
    await put(dialog(page).locator('[name=motivo]'), "El projecte «s'allarga»");
    await press(dialog(page).getByRole('button', { name: t.send }));
    await card.getByText(t.pending).first().waitFor();
    const id = db.value<number>(sql`SELECT max(id) FROM change_request`) ?? 0;
    await byUniversity(university, portal, 'changes/accept', id);
    await page.reload();
    await press(card.locator('summary'));
    await card.getByText(t.accepted).waitFor();
    await card.locator('.facts').first().getByText(t.newEnd).waitFor();
  });
});

describe('the school', () => {
  it.each(ways)('changes and accepts one request and rejects another, %s', async (_, way) => {
    const paths = { es: '/solicitudes-practicas-educacion', ca: '/ca/sollicituds-practiques-educacio' };
    const { portal, page } = await begin(paths, way);
    const { db } = portal;
    const requestOf = (nombre: string, number: number): void => {
      const dni = dniOf(number);
      const datos = {
        dni,
        fechaInicio: '2031-02-03',
        fechaFin: '2031-06-27',
        horario: 'Matins',
        tareasAdesarrollar: 'Acompanyar el grup',
        nombreTutorEmpresa: 'Assumpta',
        apellidosTutorEmpresa: 'Rovira',
        emailTutorEmpresa: 'assumpta@escola.example',
      };
      makeEducationRequest(db, ownCompany(portal), makeStudent(db, { nombre, numeroDocumento: dni }), {
        datos,
      });
    };
    requestOf('Ñandutí', 57_100_001);
    requestOf('Ömer', 57_100_002);
    await page.reload();
    const t = words[way.language];
    const { press, put } = handsOf(way);
    await press(page.getByRole('link', { name: /^Ñandutí/ }));
    await press(page.getByRole('link', { name: t.edit }));
    await put(field(page, 'horario'), 'Tardes, de 15 a 19 h');
    await press(page.getByRole('button', { name: t.save }));
    await page.getByText('Tardes, de 15 a 19 h').waitFor();
    await press(page.getByRole('button', { name: t.accept }));
    await press(dialog(page).getByRole('button', { name: t.accept }));
    await page.getByText(t.isAccepted).waitFor();
    await press(page.getByRole('link', { name: t.seePlacement }));
    await page
      .getByRole('article', { name: /^Ñandutí/ })
      .getByText('Tardes, de 15 a 19 h')
      .waitFor();

    await page.goto(portal.url(paths[way.language]));
    await press(page.getByRole('link', { name: /^Ömer/ }));
    await press(page.getByRole('button', { name: t.reject }));
    await put(dialog(page).locator('[name=motivo]'), 'Curs «ple»');
    await press(dialog(page).getByRole('button', { name: t.reject }));
    await page.getByText(t.isRejected).waitFor();
    await page.getByText('Curs «ple»').waitFor();
    const answers = db.all(sql`SELECT estado, motivo FROM placement_request ORDER BY id DESC LIMIT 2`);
    expect(answers).toEqual([{ estado: 'rechazada', motivo: 'Curs «ple»' }, { estado: 'aceptada' }]);
  });
});
