import { usePage } from '#portal/island/page-context.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import type { KnownCompany } from '../company-store.ts';
import { DataBlock } from './DataBlock.tsx';

const load = async () => (await import('./PresentationEditor.tsx')).PresentationEditor;

/** The company's presentation to students as text, with its editor. */
export function PresentationView({ company }: { company: KnownCompany }) {
  const { t } = usePage().format;
  const { descripcion } = company.datosEmpresa;
  return (
    <DataBlock id="presentation" what={t('company.presentation')} load={load}>
      <Facts
        facts={[
          {
            label: t('company.descripcion'),
            value: descripcion && <span className="company-text">{descripcion}</span>,
            isLong: true,
          },
          { label: t('company.web'), value: company.web, isLong: true },
          {
            label: t('company.autorizaUsoLogo'),
            value: t(company.autorizaUsoLogo ? 'frame.yes' : 'frame.no'),
          },
        ]}
      />
      <p className="section-intro">{t('company.logoElsewhere')}</p>
    </DataBlock>
  );
}
