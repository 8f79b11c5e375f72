import { usePage } from '#portal/island/page-context.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import type { KnownCompany } from '../company-store.ts';
import { DataBlock } from './DataBlock.tsx';

const load = async () => (await import('./SignerEditor.tsx')).SignerEditor;

/** The person who signs for the company as text, with its editor. */
export function SignerView({ company: { firmante } }: { company: KnownCompany }) {
  const { t } = usePage().format;
  return (
    <DataBlock id="signer" what={t('company.signer')} load={load}>
      <Facts
        facts={[
          { label: t('company.signerName'), value: firmante?.nombre, isRequired: true },
          { label: t('company.signerSurnames'), value: firmante?.apellidos, isRequired: true },
          { label: t('company.signerPost'), value: firmante?.cargo, isRequired: true },
          { label: t('company.signerDocument'), value: firmante?.dni },
          { label: t('company.signerEmail'), value: firmante?.email, isLong: true },
          { label: t('company.signerPhone'), value: firmante?.telefono },
        ]}
      />
    </DataBlock>
  );
}
