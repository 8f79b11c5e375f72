import type { FiscalAccount } from '#core/contract/entities/fiscal-account.ts';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { KnownCompany } from '../company-store.ts';
import { AddressText } from '../data/AddressText.tsx';

const load = async () => (await import('./FiscalAccountEditor.tsx')).FiscalAccountEditor;

interface AccountEntry extends FiscalAccount {
  id: number;
}

/** Fiscal accounts for the university's invoices; companies can add accounts, but not change them. */
export function AccountList({ company }: { company: KnownCompany }) {
  const { t } = usePage().format;
  const entries = company.cuentasFacturacion.map((account) => ({ ...account, id: account.idCuenta }));
  return (
    <>
      <EntryList<AccountEntry>
        id="account"
        entries={entries}
        texts={{ add: t('company.addAccount'), empty: t('company.noAccounts') }}
        nameOf={({ NombreFiscal }) => NombreFiscal}
        load={load}
        isUnchanging
      >
        {(account) => <AccountText account={account} />}
      </EntryList>
      <p className="section-intro">{t('company.accountsElsewhere')}</p>
    </>
  );
}

function AccountText({ account }: { account: FiscalAccount }) {
  const { t } = usePage().format;
  const { NombreFiscal, CIF, domicilioFiscal, poblacion, Provincia, cp, idProvincia, idPais } = account;
  const address = {
    ...omitUndefined({
      direccion: domicilioFiscal,
      localidad: poblacion,
      provincia: Provincia,
      cp,
      idProvincia,
      idPais,
    }),
  };
  return (
    <>
      <h3>{NombreFiscal}</h3>
      <p>{CIF}</p>
      <AddressText address={address} />
      {account.requiereEnvioPostalFacturas && (
        <p>{t('company.postedTo', { address: account.domicilioEnvioPostal ?? '' })}</p>
      )}
    </>
  );
}
