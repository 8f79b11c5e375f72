import { usePage } from '#shell/islands/page-context.ts';
import { useSession } from '#shell/use-signed-in-code.ts';
import { companyMenu, type MenuCompany } from './company-menu.ts';
import { EntryList } from './EntryList.tsx';
import { type MenuStudent, offerKindOf, studentMenu } from './student-menu.ts';
import { useEducationCount, useStudentCounts } from './use-counts.ts';

interface SideEntriesProps {
  /** Called when an entry does something on this page. */
  onAct: () => void;
}

/** The entries of whoever is signed in. */
export function SideEntries({ onAct }: SideEntriesProps) {
  const session = useSession();
  if (!session) return null;
  return session.type === 'Empresa' ? (
    <CompanyEntries company={session} />
  ) : (
    <StudentEntries student={session} onAct={onAct} />
  );
}

function StudentEntries({ student, onAct }: SideEntriesProps & { student: MenuStudent }) {
  const { brand } = usePage();
  const counts = useStudentCounts(brand, offerKindOf(student, brand), student.conPracticas);
  return <EntryList entries={studentMenu(student, brand, counts)} onAct={onAct} />;
}

function CompanyEntries({ company }: { company: MenuCompany }) {
  const { brand } = usePage();
  return <EntryList entries={companyMenu(company, brand, { education: useEducationCount(brand) })} />;
}
