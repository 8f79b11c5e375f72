import { useStore } from '@nanostores/react';
import { PartMissing } from '#portal/forms/editors/PartMissing.tsx';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { $listedShortcuts } from './shortcuts.ts';

const loadDialog = async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog;

/** Place of the dialog with the shortcuts of the page, whose chunk is loaded when it opens. */
export function Shortcuts() {
  const groups = useStore($listedShortcuts);
  const { code: ShortcutsDialog, ...importState } = useImport(loadDialog, groups !== undefined);
  if (!groups) return null;
  return ShortcutsDialog ? <ShortcutsDialog groups={groups} /> : <PartMissing {...importState} />;
}
