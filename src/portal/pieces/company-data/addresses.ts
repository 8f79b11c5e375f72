import type { PostalAddress } from '#core/contract/entities/company.ts';
import type { MessageId } from '#core/i18n/messages.ts';

/** The three addresses of a company, the tax address first; missing ones default to it. */
export const addressKeys = ['domicilioFiscal', 'domicilioFacturacion', 'domicilioEnvioPostal'] as const;

export type AddressKey = (typeof addressKeys)[number];

export const addressNames: Readonly<Record<AddressKey, MessageId>> = {
  domicilioFiscal: 'company.domicilioFiscal',
  domicilioFacturacion: 'company.domicilioFacturacion',
  domicilioEnvioPostal: 'company.domicilioEnvioPostal',
};

/** Whether anything is known of an address. */
export const isAddressKnown = (address: PostalAddress | undefined): boolean =>
  Object.entries(address ?? {}).some(([key, value]) => key !== 'idPais' && Boolean(value));
