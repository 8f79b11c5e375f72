import { companyMenu } from '#portal/frame/menu/company-menu.ts';
import { MenuEntryList } from '#portal/frame/menu/MenuEntryList.tsx';
import { studentCounts, type StudentCounts, studentMenu } from '#portal/frame/menu/student-menu.ts';
import type { Count } from '#portal/frame/menu/side-entry.ts';
import { NotificationItem } from '#portal/frame/notifications/NotificationItem.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { Cell, Group } from '../Cell.tsx';
import { longName, nothing } from '../samples.ts';
import '#portal/frame/menu/SideMenu.scss';
import '#portal/frame/notifications/notification-panel.scss';

const counts = (count: Count): StudentCounts =>
  Object.fromEntries(studentCounts.map((name) => [name, count])) as StudentCounts;
const student = { type: 'Alumno', conPracticas: true, conEmpleo: true } as const;
const both = { conPracticas: true, conEmpleo: true };
const notification = {
  idNotificacion: 1,
  titulo: 'Tienes una preinscripción por responder',
  texto: 'Robótica Cierzo, S.L. espera tu respuesta hasta el 3 de marzo.',
  leida: false,
  Importante: true,
};

/** Parts of the frame of signed-in people; header and footer are around this page. */
export function FrameParts() {
  const { brand } = usePage();
  return (
    <Group title="Frame">
      <Cell title="Menu of students: known, not counted yet">
        <MenuEntryList entries={studentMenu(student, brand, counts(1))} />
        <MenuEntryList entries={studentMenu(student, brand, counts('loading'))} />
      </Cell>
      <Cell title="Menu of companies">
        <MenuEntryList entries={companyMenu(both, brand, { education: 1 })} />
      </Cell>
      <Cell title="NotificationItem: important, read, long">
        <ul role="list">
          <NotificationItem
            notification={notification}
            link={{ href: '#', isExternal: false }}
            onOpen={nothing}
            onDelete={nothing}
          />
          <NotificationItem
            notification={{
              ...notification,
              idNotificacion: 2,
              leida: true,
              Importante: false,
              titulo: 'Tu CV está completo',
            }}
            link={undefined}
            onOpen={nothing}
            onDelete={nothing}
          />
          <NotificationItem
            notification={{
              ...notification,
              idNotificacion: 3,
              Importante: false,
              titulo: `${longName} ha aceptado`,
            }}
            link={{ href: '#', isExternal: true }}
            onOpen={nothing}
            onDelete={nothing}
          />
        </ul>
      </Cell>
    </Group>
  );
}
