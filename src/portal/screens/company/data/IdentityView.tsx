import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import type { KnownCompany } from '../company-store.ts';
import { DataBlock } from './DataBlock.tsx';

const load = async () => (await import('./IdentityEditor.tsx')).IdentityEditor;

/** The company's identity as text, with its editor. */
export function IdentityView({ company }: { company: KnownCompany }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { tipoEmpresa, startup, tipoSociedad, sector, numeroDeEmpleados, rangoFacturacion } = company;
  const asksKind = brand.settings.requestTipoEmpresa;
  const society = useLabels('tiposSociedad', tipoSociedad);
  const activity = useLabels('sectoresActividad', sector);
  const staff = useLabels('numeroDeEmpleados', numeroDeEmpleados);
  const turnover = useLabels('ragosFacturacion', rangoFacturacion);
  return (
    <DataBlock id="identity" what={t('company.identity')} load={load}>
      <Facts
        facts={[
          { label: t('company.cif'), value: company.cif },
          { label: t('company.nombreFiscal'), value: company.nombreFiscal, isRequired: true },
          { label: t('company.nombreComercial'), value: company.nombreComercial, isRequired: true },
          asksKind
            ? {
                label: t('company.tipoEmpresa'),
                value: tipoEmpresa && t(tipoEmpresa === 'publica' ? 'company.public' : 'company.private'),
                isRequired: true,
              }
            : undefined,
          asksKind && tipoEmpresa === 'privada'
            ? { label: t('company.startup'), value: t(startup ? 'frame.yes' : 'frame.no') }
            : undefined,
          { label: t('company.tipoSociedad'), value: society(tipoSociedad) },
          { label: t('company.sector'), value: activity(sector), isRequired: true },
          { label: t('company.numeroDeEmpleados'), value: staff(numeroDeEmpleados) },
          { label: t('company.rangoFacturacion'), value: turnover(rangoFacturacion) },
          { label: t('company.anioFundacion'), value: company.anioFundacion },
        ]}
      />
    </DataBlock>
  );
}
