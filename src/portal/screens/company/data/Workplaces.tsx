import { usePage } from '#portal/island/page-context.ts';
import type { KnownCompany } from '../company-store.ts';
import { AddressText } from './AddressText.tsx';

/** Workplaces of the company, which the portal cannot change. */
export function Workplaces({ company }: { company: KnownCompany }) {
  const { t } = usePage().format;
  const workplaces = Object.values(company.datosEmpresa.centrosTrabajo);
  return (
    <div className="company-part">
      <h3>{t('company.workplaces')}</h3>
      {workplaces.length === 0 ? (
        <p className="entries-empty">{t('company.noWorkplaces')}</p>
      ) : (
        <ul role="list" className="company-columns company-workplaces">
          {workplaces.map((workplace) => (
            <li key={workplace.idCentro}>
              <h4>{workplace.nombre}</h4>
              <AddressText address={workplace} />
            </li>
          ))}
        </ul>
      )}
      <p className="section-intro">{t('company.workplacesElsewhere')}</p>
    </div>
  );
}
