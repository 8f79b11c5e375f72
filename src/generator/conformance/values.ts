/* Generates data of people and companies that do not exist, different each time. */

import { randomBytes, randomInt } from 'node:crypto';

const digits = (count: number): string => String(randomInt(10 ** (count - 1), 10 ** count));

/** A random word that is unique to this run. */
export const newWord = (): string => randomBytes(4).toString('hex');

export const newEmail = (): string => `contrato-${newWord()}@pruebas.example`;

/** Meets every possible password rule of a portal. */
export const newPassword = (): string => `Prueba-${randomBytes(6).toString('hex')}7`;

/** A Spanish identity number with its letter. */
export function newDni(): string {
  const number = digits(8);
  return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23] ?? 'T'}`;
}

/** A Spanish company number (B, limited) with its control digit. */
export function newCif(): string {
  const number = digits(7);
  const sum = [...number].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `B${number}${(10 - (sum % 10)) % 10}`;
}

/** A fiscal account with a company number that no other account has. */
export const newFiscalAccount = (NombreFiscal: string) => ({
  NombreFiscal,
  CIF: newCif(),
  requiereEnvioPostalFacturas: false,
  domicilioFiscal: 'Calle de la Prueba, 1',
  idProvincia: 28,
  poblacion: 'Madrid',
  idPais: 1,
  cp: '28001',
});

/** A date some days from today, YYYY-MM-DD. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A PDF in the format of requests, with unique content. */
export function newPdf(): { nombre: string; ficheroB64ParaAltas: string; extension_adjunto: string } {
  const content = `%PDF-1.4\n% ${newWord()}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  return {
    nombre: `Prueba del contrato ${newWord()}`,
    ficheroB64ParaAltas: Buffer.from(content).toString('base64'),
    extension_adjunto: 'pdf',
  };
}

/** A PNG of one pixel, in base64. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
