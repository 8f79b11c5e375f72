import type { Locator, Page } from 'playwright';
import { cifOf, dniOf } from '#sandbox/seed/seed-data.ts';
import type { LivePortal } from '../portal/live-portal.ts';

/** Problem announced at a field, by its name; empty for none. */
export const problemOf = (page: Page, name: string): Promise<string> =>
  page.evaluate((fieldName) => {
    const field = document.querySelector(`main form [name="${fieldName}"]`);
    const described = field?.closest('[role=radiogroup]') ?? field;
    if (described?.getAttribute('aria-invalid') !== 'true') return '';
    const ids = (described.getAttribute('aria-describedby') ?? '').split(' ');
    return document.getElementById(ids.find((id) => id.endsWith('-problem')) ?? '')?.textContent ?? '';
  }, name);

/** Name of the field that has the focus. */
export const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** The error summary. */
export const summary = (page: Page): Locator => page.locator('.error-summary');

/** Goes to the step of a form that has the element, where a phone shows another step. */
export async function showStep(element: Locator): Promise<void> {
  await element.first().evaluate((it) => {
    const steps = [...(it.closest('form')?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
    // What is in no step comes after the last one.
    const step = it.closest<HTMLElement>('[data-step]') ?? steps.at(-1);
    if (step && !step.checkVisibility()) location.hash = step.id;
  });
}

/** Fills fields by their names in the contract, including checkboxes, radio buttons and lists. */
export async function fill(
  page: Page,
  values: Record<string, string | true>,
  form: Locator = page.locator('main form'),
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    await showStep(field);
    const kind = await field
      .first()
      .evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName));
    if (value === true) await field.check();
    else if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
    else if (kind === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Types into a field and leaves it before the page has rendered the input, like a fast typist on a slow phone. */
export const typeAndLeave = (page: Page, name: string, value: string): Promise<void> =>
  page.locator(`main form [name="${name}"]`).evaluate((field: HTMLInputElement, typed) => {
    field.focus();
    // Through the native setter: React ignores a value set on the instance.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.blur();
  }, value);

/** Presses the submit button of the form. */
export async function send(page: Page): Promise<void> {
  const button = page.locator('main form button[type=submit]:not(dialog *)');
  await showStep(button);
  await button.click();
}

/** Waits until a field, given by name, has the focus. */
export async function hasFocus(page: Page, name: string): Promise<void> {
  await page.waitForFunction((fieldName) => document.activeElement?.getAttribute('name') === fieldName, name);
}

/** Class names of the focused element. */
export const focusedClass = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.className ?? '');

/** Status of the answer to a sign-in. */
export async function signInStatus(
  { url }: LivePortal,
  side: 'Alumno' | 'Empresa',
  usuario: string,
  password: string,
): Promise<number> {
  const path = side === 'Empresa' ? '/api/Empresa/dameEmpresasDelUsuario' : '/api/Alumno/logaUsuario';
  const response = await fetch(url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario, password }),
  });
  return ((await response.json()) as { status: number }).status;
}

let number = 0;
/** Returns a new number each time. */
export const next = (): number => (number += 1);

/** A valid password and its repetition. */
export const password = { password: 'Contraseña9', passwordRepeated: 'Contraseña9' };

/** Filled-in form of an unknown company. */
export const companyOf = (id = next()): Record<string, string | true> => ({
  cif: cifOf(6_100_000 + id),
  nombreFiscal: `Forja & Filigrana ${id}, S. L.`,
  nombreComercial: `Forja ${id}`,
  sector: '3',
  direccion: "Carrer de l'Argent, 4",
  cp: '07300',
  idProvincia: '7',
  localidad: 'INCA',
  nombre: 'Aïna',
  apellidos: 'Llull',
  puesto: 'Gerente',
  email: `aina${id}@forja.example`,
  telefono1: '971 000 000',
  ...password,
  aceptaPolitica: true,
});

/** Filled-in form of an unknown student. */
export const studentOf = (id = next()): Record<string, string | true> => ({
  nombre: 'Bo',
  apellido1: 'Li',
  numeroDocumento: dniOf(56_000_000 + id),
  titulacion: '101',
  email: `bo${id}@correo.example`,
  emailRepeated: `bo${id}@correo.example`,
  telefonoMovil: '600 123 456',
  ...password,
  aceptaPolitica: true,
});
