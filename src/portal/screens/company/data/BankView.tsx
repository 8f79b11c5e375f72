import { ibanInGroups } from '#core/contract/validation/iban-groups.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import type { KnownCompany } from '../company-store.ts';
import { DataBlock } from './DataBlock.tsx';

const load = async () => (await import('./BankEditor.tsx')).BankEditor;

/** The bank account as text, with its editor. */
export function BankView({ company: { iban } }: { company: KnownCompany }) {
  const { t } = usePage().format;
  const shown = iban && ibanInGroups(iban);
  return (
    <DataBlock id="bank" what={t('company.bank')} load={load}>
      <Facts facts={[{ label: t('company.iban'), value: shown || t('frame.missing'), isLong: true }]} />
    </DataBlock>
  );
}
