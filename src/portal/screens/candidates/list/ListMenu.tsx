import download from 'icon:download';
import keyboard from 'icon:keyboard';
import printer from 'icon:printer';
import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import type { DomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionMenu } from '#portal/ui/ActionMenu.tsx';
import { listShortcuts } from '../shortcuts/shortcuts.ts';
import type { CandidacyStates } from '../use-states.ts';
import { useSaveList } from './use-save-list.ts';

interface ListMenuProps {
  process: ProcessDetail;
  states: CandidacyStates;
  rows: readonly Candidate[];
  degrees: DomainLabels | undefined;
  years: DomainLabels | undefined;
  /** Whether printing the page prints the list: not a candidate beside it, and no board. */
  isPrintable: boolean;
}

/** Menu with the actions on the list as a whole: printing and saving it, and the shortcuts. */
export function ListMenu({ process, states, rows, isPrintable, ...labels }: ListMenuProps) {
  const { t } = usePage().format;
  const save = useSaveList({ process, states, ...labels });
  if (rows.length === 0) return null;
  const printing = {
    key: 'print',
    label: t('candidates.printList'),
    icon: printer,
    onPress: () => print(),
  };
  return (
    <ActionMenu
      label={t('candidates.listActions')}
      actions={[
        ...(isPrintable ? [printing] : []),
        { key: 'save', label: t('candidates.saveList'), icon: download, onPress: () => save(rows) },
        {
          key: 'shortcuts',
          label: t('candidates.shortcuts'),
          icon: keyboard,
          onPress: listShortcuts,
        },
      ]}
    />
  );
}
