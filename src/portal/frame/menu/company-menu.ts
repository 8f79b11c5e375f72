import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { type Count, counted, type MenuBrand, pageEntry, type SideEntry } from './side-entry.ts';

/** The facts of a session that decide the menu of a company. */
export type MenuCompany = Pick<PortalSession, 'conPracticas' | 'conEmpleo'>;

/** The menu of a company. */
export function companyMenu(
  company: MenuCompany,
  brand: MenuBrand,
  counts: Readonly<{ education: Count }>,
): SideEntry[] {
  const { settings } = brand;
  const canPropose = settings.showPropuestaPracticas && company.conPracticas && company.conEmpleo;
  return [
    ...pageEntry(brand, 'home', 'home', { label: 'frame.home' }),
    ...pageEntry(brand, 'offers', 'company-offers'),
    ...pageEntry(brand, 'new-offer', 'new-offer'),
    ...pageEntry(brand, 'dates', 'dates'),
    ...(canPropose ? pageEntry(brand, 'proposal', 'placement-proposal') : []),
    ...(settings.modulos.cambioPracticas ? pageEntry(brand, 'change', 'placement-change') : []),
    ...pageEntry(brand, 'programmes', 'programmes', { label: 'frame.menuProgrammes' }),
    ...pageEntry(brand, 'documents', 'documentation'),
    ...counted(
      pageEntry(brand, 'education', 'education-requests', { label: 'frame.menuEducation' }),
      counts.education,
    ),
    ...pageEntry(brand, 'company', 'company'),
  ];
}
