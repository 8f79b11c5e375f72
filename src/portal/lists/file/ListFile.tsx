import download from 'icon:download';
import printer from 'icon:printer';
import { useState } from 'react';
import * as codes from '#core/contract/codes.ts';
import { showError } from '#portal/data/messages/messages.ts';
import { displayNameOf } from '#portal/data/session/person.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { type PageFacts, usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { ListFilePlace } from './ListFilePlace.tsx';
import { type FileColumn, listTable } from './list-table.ts';

/** Makes the columns of a list from the facts of its page. */
export type ListFileColumns<Row> = (page: PageFacts) => readonly FileColumn<Row>[];

interface ListFileProps<Row> {
  /** Rows as filtered and sorted on the page. */
  rows: readonly Row[];
  /** Heading of the print and name of the files. */
  title: string;
  /** Prints the list as a proof: with the institution, the owner's name and the address of the page. */
  isProof?: boolean;
  /** Imports the columns. */
  load: () => Promise<ListFileColumns<Row>>;
}

/** Buttons to save all rows of a list, shown or not, as a file for spreadsheets, and to print them. */
export function ListFile<Row>({ rows, title, isProof = false, load }: ListFileProps<Row>) {
  const page = usePage();
  const { t } = page.format;
  const owner = displayNameOf(useLastSession());
  const [busy, setBusy] = useState<'save' | 'print'>();
  // The list may have been painted before, without the buttons.
  const isHydrated = useBrowserValue(() => true);
  if (rows.length === 0) return null;
  async function make(what: 'save' | 'print'): Promise<void> {
    setBusy(what);
    try {
      const columnsOf = load();
      if (what === 'save') {
        const { saveList } = await import('./save-list.ts');
        saveList(listTable(rows, (await columnsOf)(page)), title);
      } else {
        const { printList } = await import('./print-list.ts');
        const head = owner && {
          institution: page.brand.settings.institucion,
          owner,
          source: t('frame.proofSource', { address: location.origin + location.pathname }),
        };
        const proof = isProof && head ? head : undefined;
        printList(listTable(rows, (await columnsOf)(page)), title, page.format, proof);
      }
    } catch {
      showError(
        { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
        { retry: () => void make(what) },
      );
    }
    setBusy(undefined);
  }
  const about = <span className="visually-hidden"> {title}</span>;
  return (
    <ListFilePlace>
      {isHydrated && (
        <>
          <Button kind="quiet" isBusy={busy === 'save'} onClick={() => void make('save')}>
            <Icon shapes={download} />
            {t('actions.saveCsv')}
            {about}
          </Button>
          <Button kind="quiet" isBusy={busy === 'print'} onClick={() => void make('print')}>
            <Icon shapes={printer} />
            {t('actions.printList')}
            {about}
          </Button>
        </>
      )}
    </ListFilePlace>
  );
}
