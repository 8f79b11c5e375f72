import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { pngSize } from '#sandbox/files/file-signatures.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { fileInput, fileOf, fileProblem, refused, storedNames } from '../support/pages/cv-files.ts';
import { openCv, openGaps } from '../support/pages/cv-page.ts';
import { editor, editorReady, opener, save, saved } from '../support/pages/editors.ts';
import { hasFocusOf } from '../support/pages/focus.ts';
import { impatient, injectFault, type NetworkFault, uploadThrottle } from '../support/faults/faults.ts';
import { watchPage } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar', 'illes');

const megabytes = 1024 * 1024;

/** Button that adds a document to a section. */
const adder = (page: Page, name: string) =>
  page.locator('#documentos').getByRole('button', { name, exact: true });

const row = (page: Page, name: string) => page.locator('#documentos li.entry', { hasText: name });

it('a file of the wrong type or size shows what to do, and an address replaces it', async () => {
  const page = await newPage({ viewport: desktop });
  const faults = watchPage(page);
  await openCv(page, portalOf(), 'student', '/cv#documentos');
  const place = (): Promise<number> =>
    page.locator('#documentos').evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const below = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  expect(below).toBeLessThan(desktop.height / 2);
  await expect.poll(place).toBe(below);
  // Content above grows while its lists load.
  await page.locator('#studies').evaluate((it) => (it.style.paddingBlockEnd = '40rem'));
  await expect.poll(place).toBe(below);
  expect(await auditScrolledToTop(page)).toEqual([]);
  await adder(page, 'Añadir documento').click();
  await editorReady(page);
  expect(await editor(page).innerText()).toContain('Tamaño máximo: 2 MB');

  await save(page);
  await editor(page).locator('.error-summary').waitFor();
  expect(await fileProblem(page)).toBe('Este campo es obligatorio');
  await fileInput(page).setInputFiles(fileOf('virus.exe'));
  expect(await fileProblem(page)).toBe('Este tipo de fichero no está permitido');
  await fileInput(page).setInputFiles({ ...fileOf('nada.pdf'), buffer: Buffer.alloc(0) });
  expect(await fileProblem(page)).toBe('El fichero está vacío.');
  await fileInput(page).setInputFiles(fileOf('Memoria.pdf', 2 * megabytes + 1));
  expect(await fileProblem(page)).toMatch(/puede ocupar como máximo 2\sMB/);
  // The name is that of the file, until it is edited.
  expect(await editor(page).locator('[name=nombre]').inputValue()).toBe('Memoria');
  expect(await auditScrolledToTop(page)).toEqual([]);

  const address = editor(page).getByLabel('Enlace al fichero');
  await address.fill('nube');
  await save(page);
  expect(await editor(page).locator('.error-summary').innerText()).toContain('El formato no es correcto');
  await address.fill('https://nube.example/memoria.pdf');
  await saved(page);
  await hasFocusOf(page, adder(page, 'Añadir documento'));
  const link = row(page, 'Memoria').getByRole('link');
  expect(await link.getAttribute('href')).toBe('https://nube.example/memoria.pdf');

  await row(page, 'Memoria').getByRole('button', { name: 'Eliminar' }).click();
  const question = page.locator('dialog[open]');
  await question.waitFor();
  expect(await question.innerText()).toContain('¿Quieres eliminar el documento «Memoria»?');
  expect(await auditScrolledToTop(page)).toEqual([]);
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await row(page, 'Memoria').waitFor({ state: 'detached' });
  await hasFocusOf(page, adder(page, 'Añadir documento'));
  expect(storedNames(portalOf(), 'student', 'documentos')).not.toContain('Memoria');
  expect(faults).toEqual([]);
});

it('an upload shows its progress, can be cancelled, and is retried with the chosen file', async () => {
  const page = await newPage({ viewport: phone });
  const stopped: string[] = [];
  page.on('requestfailed', (request) => stopped.push(new URL(request.url()).pathname));
  await openCv(page, portalOf(), 'student', '/ca/cv#documentos');
  const before = storedNames(portalOf(), 'student', 'documentosPrivados');
  await adder(page, 'Afegeix un document privat').click();
  await editorReady(page);
  // A copy of a degree certificate must be a PDF.
  await fileInput(page).setInputFiles(fileOf('titol.docx', 2 * megabytes));
  const kind = editor(page).getByLabel('Tipus de document');
  await kind.locator('option', { hasText: 'Còpia del títol' }).waitFor({ state: 'attached' });
  await kind.selectOption({ label: 'Còpia del títol' });
  expect(await fileProblem(page)).toBe('Aquest tipus de fitxer no està permès');
  await fileInput(page).setInputFiles(fileOf('Títol.pdf', 2 * megabytes));
  expect(await fileProblem(page)).toBe('');

  const throttle = await uploadThrottle(page);
  await throttle(100_000);
  await save(page);
  await page.waitForFunction(() => {
    const bar = document.querySelector<HTMLProgressElement>('.upload-progress progress');
    return bar && bar.value > 0 && bar.value < 1;
  });
  expect(await editor(page).locator('.upload-progress [role=status]').innerText()).toMatch(
    /S’està enviant el fitxer: \d+/,
  );
  expect(await auditScrolledToTop(page)).toEqual([]);
  const cancel = editor(page).getByRole('button', { name: 'Cancel·la l’enviament' });
  await cancel.click();
  const cancelled = editor(page).locator('.upload-progress', { hasText: 'Enviament cancel·lat' });
  await cancelled.waitFor();
  await hasFocusOf(page, editor(page).getByRole('button', { name: 'Cancel·la', exact: true }));
  // The browser reports an aborted request only after the page has moved on.
  await expect.poll(() => stopped.filter((path) => path.endsWith('/addDoc'))).toHaveLength(1);
  expect(await editor(page).locator('.file-name').innerText()).toBe('Títol.pdf');
  expect(storedNames(portalOf(), 'student', 'documentosPrivados')).toEqual(before);

  await throttle(-1);
  await saved(page);
  expect(storedNames(portalOf(), 'student', 'documentosPrivados')).toEqual([...before, 'Títol']);
  await row(page, 'Còpia del títol · PDF').first().waitFor();
});

it('a chosen file survives network faults, and is stored once', async () => {
  const page = await newPage({ faulty: true, viewport: desktop });
  const damage = await impatient(page, 4_000);
  await openCv(page, portalOf(), 'student', '/cv#documentos');
  await adder(page, 'Añadir certificado').click();
  await editorReady(page);
  await fileInput(page).setInputFiles(fileOf('First.pdf'));
  const kind = editor(page).getByLabel('Tipo de documento');
  await kind.locator('option', { hasText: 'Certificado de idiomas' }).waitFor({ state: 'attached' });
  await kind.selectOption({ label: 'Certificado de idiomas' });
  const addDoc = /\/addDoc$/;
  const wrong: NetworkFault[] = ['abort', 'hang', 'HTTP 500', 'HTML', 'truncated JSON', 'another shape'];
  for (const fault of wrong) {
    const undo = await injectFault(page, fault, addDoc);
    await save(page);
    expect(await refused(page), fault).toContain('El servicio no está disponible');
    expect(await editor(page).locator('.file-name').innerText(), fault).toBe('First.pdf');
    await undo();
  }
  const unknown = await injectFault(page, 'an unknown status', addDoc);
  await save(page);
  expect(await refused(page)).not.toBe('');
  await unknown();
  expect(await auditScrolledToTop(page)).toEqual([]);

  // The upload succeeds and its answer is lost: the list shows the file.
  await page.route(addDoc, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saved(page);
  await page.unroute(addDoc);
  await row(page, 'First').waitFor();
  expect(storedNames(portalOf(), 'student', 'certificados').filter((it) => it === 'First')).toEqual([
    'First',
  ]);
  expect(await damage.complaints({ tries: wrong.length + 3 })).toEqual([]);
});

it('a photo of any size is cut by keyboard and sent as a small PNG', async () => {
  const page = await newPage({ faulty: true, viewport: phone, dark: true });
  const faults = watchPage(page);
  await openCv(page, portalOf(), 'student', '/cv#documentos');
  const chooser = page.waitForEvent('filechooser');
  const change = opener(page, 'photo');
  await change.focus();
  await page.keyboard.press('Enter');
  await editorReady(page);
  await fileInput(page).setInputFiles(fileOf('foto.tiff'));
  expect(await fileProblem(page)).toBe('Este tipo de fichero no está permitido');
  await fileInput(page).setInputFiles(fileOf('foto.png'));
  await editor(page).getByText('No hemos podido abrir la imagen').waitFor();

  const jpeg = await page.screenshot({ type: 'jpeg', fullPage: true });
  await fileInput(page).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'Foto.JPG', mimeType: 'image/jpeg', buffer: jpeg });
  const preview = editor(page).getByRole('img', { name: 'Así se verá tu foto' });
  await preview.waitFor();
  expect(await editor(page).locator('.photo-note').innerText()).toContain(
    'La foto puede medir como máximo 1000 px.',
  );
  const pixels = (): Promise<string> =>
    preview.evaluate((it) => (it instanceof HTMLCanvasElement ? it.toDataURL() : ''));
  const uncut = await pixels();
  await editor(page).getByLabel('Acercar').focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await editor(page).getByLabel('Mover arriba y abajo').focus();
  await page.keyboard.press('Home');
  await expect.poll(pixels).not.toBe(uncut);
  const moved = await pixels();
  const box = await preview.boundingBox();
  if (!box) throw new Error('The picture is not to be seen');
  await page.mouse.move(box.x + 60, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 40);
  await page.mouse.up();
  await expect.poll(pixels).not.toBe(moved);
  expect(await auditScrolledToTop(page)).toEqual([]);

  const undo = await injectFault(page, 'HTML', /editImagenPerfil$/);
  await save(page);
  expect(await refused(page)).toContain('El servicio no está disponible');
  await preview.waitFor();
  await undo();
  await saved(page);
  await hasFocusOf(page, change);
  const source = await page.locator('#personal img.photo').getAttribute('src');
  const stored = Buffer.from(await (await fetch(source ?? '')).arrayBuffer());
  const { width, height } = pngSize(stored);
  expect(width).toBe(height);
  expect(width).toBeLessThanOrEqual(1000);
  expect(faults).toEqual([]);
});

it('a graduate adds the required copy of the degree, and a document to an experience', async () => {
  const page = await newPage({ viewport: desktop });
  const faults = watchPage(page);
  const { db } = portalOf();
  const student = personaAccount({ db }, 'graduate');
  db.delete('student_document', { student, destino: 'documentosPrivados' });
  await openCv(page, portalOf(), 'graduate', '/cv#documentos');
  const note = page.locator('#documentos', {
    hasText: 'Adjunta una copia de tu título en los documentos privados.',
  });
  await note.waitFor();
  await adder(page, 'Añadir documento privado').click();
  await editorReady(page);
  // A file dropped beside its field does not replace the page.
  const isKept = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.pdf'));
    return !document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
  });
  expect(isKept).toBe(true);
  await fileInput(page).setInputFiles(fileOf('Título.pdf'));
  await editor(page).getByLabel('Tipo de documento').selectOption({ label: 'Copia del título' });
  await saved(page);
  await note.waitFor({ state: 'detached' });

  await page.locator('#experience .entry .edit-button').first().click();
  await editorReady(page);
  await editor(page).getByLabel('Puesto').fill('Grumete');
  await fileInput(page).setInputFiles(fileOf('Contrato.docx'));
  await save(page);
  expect(await refused(page)).toContain('La extensión del fichero no está permitida.');
  expect(await fileProblem(page)).toBe('La extensión del fichero no está permitida.');
  await fileInput(page).setInputFiles(fileOf('Contrato.pdf'));
  expect(await fileProblem(page)).toBe('');
  await saved(page);
  const entry = page.locator('#experience li', { hasText: 'Grumete' });
  const link = entry.getByRole('link', { name: 'Ver documento' });
  expect((await fetch((await link.getAttribute('href')) ?? '')).status).toBe(200);
  expect(faults).toEqual([]);
});

it('the summary links to the CV document, and requested documents are uploaded', async () => {
  const page = await newPage({ brand: 'illes', viewport: phone });
  const faults = watchPage(page);
  const { db } = portalOf('illes');
  const student = personaAccount({ db }, 'empty-student');
  db.insert('process_document', { student, nombre: 'Certificat de delictes', idProceso: 41 });
  await openCv(page, portalOf('illes'), 'empty-student');
  const gap = page.locator('.gaps').getByRole('link', { name: 'El meu CV en un fitxer' });
  await openGaps(page);
  await gap.click();
  await editorReady(page);
  await hasFocusOf(page, fileInput(page));
  await fileInput(page).setInputFiles(fileOf('CV.pdf'));
  await saved(page);
  await gap.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Mostra el meu CV' }).waitFor();

  const asked = row(page, 'Certificat de delictes');
  expect(await asked.innerText()).toContain('Procés núm. 41');
  expect(await asked.innerText()).toContain('Pendent de lliurar');
  expect(await auditScrolledToTop(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Lliura' }).click();
  await fileInput(page).setInputFiles(fileOf('delictes.pdf'));
  await saved(page);
  await asked.getByText('Lliurat', { exact: true }).waitFor();
  expect(storedNames(portalOf('illes'), 'empty-student', 'documentosProcesos')).toEqual([
    'Certificat de delictes',
  ]);
  expect(faults).toEqual([]);
});
