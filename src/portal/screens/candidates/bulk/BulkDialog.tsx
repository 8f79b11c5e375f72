import arrow from 'icon:arrow-right';
import mail from 'icon:mail';
import printer from 'icon:printer';
import userX from 'icon:user-x';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import type { BulkProps } from './bulk-props.ts';
import './bulk.scss';

const headings = {
  unread: { icon: mail, title: 'candidates.markUnreadTitle' },
  move: { icon: arrow, title: 'candidates.moveManyTitle' },
  reject: { icon: userX, title: 'candidates.turnDownTitle' },
  print: { icon: printer, title: 'candidates.printCvsTitle' },
} as const;

/** Chunks of the actions, loaded on demand. */
const loads = {
  unread: async () => (await import('./BulkMarkUnread.tsx')).BulkMarkUnread,
  move: async () => (await import('./BulkMove.tsx')).BulkMove,
  print: async () => (await import('./CvPackage.tsx')).CvPackage,
};

/** Dialog of a bulk action on several candidates, with its progress. */
export function BulkDialog({ does, ...props }: BulkProps & { does: keyof typeof headings }) {
  const { t } = usePage().format;
  const { icon, title } = headings[does];
  return (
    <FormDialog icon={icon} title={t(title, { count: props.people.length })} onClose={props.onClose}>
      {does === 'move' || does === 'reject' ? (
        <LazyPart load={loads.move} props={{ ...props, does }} />
      ) : (
        <LazyPart load={loads[does]} props={props} />
      )}
    </FormDialog>
  );
}
