import change from 'icon:arrow-left-right';
import { switchAccountAddress } from '#core/guards/account-switch.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { local, portalKey, tab } from '#portal/data/browser/storage.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { companyMenu } from './company-menu.ts';
import { MenuEntryList } from './MenuEntryList.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { useEducationCount } from './use-education-count.ts';

/** The side menu's entries for a company. */
export function CompanyEntries() {
  const { brand, format } = usePage();
  const company = useSession();
  const education = useEducationCount(brand);
  const isOneOfSeveral = useBrowserValue(() =>
    [tab, local].some((storage) => storage.get(portalKey('variasEmpresas')) === 'true'),
  );
  if (!company) return null;
  return (
    <>
      <MenuEntryList entries={companyMenu(company, brand, { education })} />
      {isOneOfSeveral && brand.paths['login-company'] && (
        <a className="side-entry" href={switchAccountAddress(brand.paths['login-company'])}>
          <Icon shapes={change} />
          <span>{format.t('frame.changeFirm')}</span>
        </a>
      )}
      <SignOutQuestion />
    </>
  );
}
