import { usePage } from '#portal/island/page-context.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import { MenuEntryList } from './MenuEntryList.tsx';
import type { EntriesProps } from './side-entry.ts';
import { type MenuStudent, ownKinds, studentMenu } from './student-menu.ts';
import { useStudentCounts } from './use-student-counts.ts';

/** The side menu's entries for a student or graduate. */
export function StudentEntries({ onAct }: EntriesProps) {
  const student = useSession();
  return student ? <EntriesOf student={student} onAct={onAct} /> : null;
}

function EntriesOf({ student, onAct }: EntriesProps & { student: MenuStudent }) {
  const { brand } = usePage();
  const counts = useStudentCounts(brand, ownKinds(student, brand), student.conPracticas);
  return (
    <MenuEntryList
      entries={studentMenu(student, brand, counts)}
      act={(content) => (
        <AccountDeletion className="side-entry" onAsk={onAct}>
          {content}
        </AccountDeletion>
      )}
    />
  );
}
