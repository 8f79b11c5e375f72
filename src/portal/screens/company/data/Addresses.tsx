import { usePage } from '#portal/island/page-context.ts';
import {
  addressKeys,
  type AddressKey,
  addressNames,
  isAddressKnown,
} from '#portal/pieces/company-data/addresses.ts';
import { DataBlock } from './DataBlock.tsx';
import { AddressText } from './AddressText.tsx';
import { Workplaces } from './Workplaces.tsx';
import type { KnownCompany } from '../company-store.ts';

/** Stable functions: the loader identifies the loaded chunk. */
const loaders = {
  domicilioFiscal: async () => (await import('./AddressEditor.tsx')).FiscalAddressEditor,
  domicilioFacturacion: async () => (await import('./AddressEditor.tsx')).BillingAddressEditor,
  domicilioEnvioPostal: async () => (await import('./AddressEditor.tsx')).PostalAddressEditor,
} as const satisfies Record<AddressKey, unknown>;

/** Addresses of the company, edited in place, and its workplaces. */
export function Addresses({ company }: { company: KnownCompany }) {
  const { t } = usePage().format;
  return (
    <>
      <div className="company-columns">
        {addressKeys.map((key) => (
          <div key={key} className="company-part">
            <DataBlock id={key} what={t(addressNames[key])} load={loaders[key]}>
              <h3>{t(addressNames[key])}</h3>
              {isAddressKnown(company[key]) ? (
                <AddressText address={company[key] ?? {}} />
              ) : (
                <p className={key === 'domicilioFiscal' ? 'fact-missing' : undefined}>
                  {t(key === 'domicilioFiscal' ? 'frame.missing' : 'company.sameAsFiscal')}
                </p>
              )}
            </DataBlock>
          </div>
        ))}
      </div>
      <Workplaces company={company} />
    </>
  );
}
