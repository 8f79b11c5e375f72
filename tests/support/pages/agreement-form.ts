import type { Page } from 'playwright';
import { fill } from './account-forms.ts';

/** Paths of the form of a new agreement. */
export const agreementPaths = {
  es: '/nuevo-convenio-colaboracion',
  ca: '/ca/nou-conveni-collaboracio',
} as const;

const chosen = ['idContactoEmpresaGestion', 'idContactoEmpresaFacturacion', 'idCuentaFacturacion'];

/** Fills in the fields that the last agreement may have left open; the first option of lists without a choice. */
export async function completeAgreement(page: Page): Promise<void> {
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  await field('nombre').waitFor();
  await fill(page, {
    nombre: 'Remei',
    apellidos: 'Oller «& filles»',
    cargo: 'Gerente',
    tramitacion: 'papel',
    formaPago: 'transferencia',
  });
  for (const name of chosen) {
    await field(name).locator('option').nth(1).waitFor({ state: 'attached' });
    if ((await field(name).inputValue()) === '') await field(name).selectOption({ index: 1 });
  }
}
