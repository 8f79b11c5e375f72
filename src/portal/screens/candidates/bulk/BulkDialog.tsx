import mail from 'icon:mail';
import printer from 'icon:printer';
import userX from 'icon:user-x';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import type { ManyProps } from './bulk-props.ts';
import './many.scss';

const looks = {
  unread: { icon: mail, title: 'candidates.markUnreadTitle' },
  reject: { icon: userX, title: 'candidates.turnDownTitle' },
  print: { icon: printer, title: 'candidates.printCvsTitle' },
} as const;

/** The code is loaded when it is wanted. */
const loads = {
  unread: async () => (await import('./BulkMarkUnread.tsx')).BulkMarkUnread,
  reject: async () => (await import('./BulkReject.tsx')).BulkReject,
  print: async () => (await import('./CvPackage.tsx')).CvPackage,
};

/** Does something with several candidates, and shows how far it is. */
export function BulkDialog({ does, ...props }: ManyProps & { does: keyof typeof looks }) {
  const { t } = usePage().format;
  const { icon, title } = looks[does];
  return (
    <FormDialog icon={icon} title={t(title, { count: props.people.length })} onClose={props.onClose}>
      <LazyPart load={loads[does]} props={props} />
    </FormDialog>
  );
}
