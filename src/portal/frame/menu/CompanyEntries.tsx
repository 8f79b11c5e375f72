import { usePage } from '#portal/island/page-context.ts';
import { useSession } from '#portal/island/use-signed-in-code.ts';
import { companyMenu } from './company-menu.ts';
import { EntryList } from './EntryList.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { useEducationCount } from './use-education-count.ts';

/** The entries of a company. */
export function CompanyEntries() {
  const { brand } = usePage();
  const company = useSession();
  const education = useEducationCount(brand);
  if (!company) return null;
  return (
    <>
      <EntryList entries={companyMenu(company, brand, { education })} />
      <SignOutQuestion />
    </>
  );
}
