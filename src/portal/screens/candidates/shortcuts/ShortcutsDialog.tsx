import keyboard from 'icon:keyboard';
import { useStore } from '@nanostores/react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';
import {
  $areShortcutsOn,
  $listedShortcuts,
  helpKey,
  type ShortcutGroup,
  switchShortcuts,
} from './shortcuts.ts';
import './shortcuts.scss';

/** Lists the shortcuts of the page, and switches them off. */
export function ShortcutsDialog({ groups }: { groups: readonly ShortcutGroup[] }) {
  const { t } = usePage().format;
  const isOn = useStore($areShortcutsOn);
  const close = (): void => $listedShortcuts.set(undefined);
  return (
    <FrameDialog
      icon={keyboard}
      title={t('candidates.shortcuts')}
      onClose={close}
      actions={<Button onClick={close}>{t('actions.close')}</Button>}
    >
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className="shortcut-group">
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(({ key, label }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <dl className="shortcut-group">
        <div>
          <dt>
            <kbd>{helpKey}</kbd>
          </dt>
          <dd>{t('candidates.shortcutHelp')}</dd>
        </div>
      </dl>
      <label className="shortcut-switch">
        <input type="checkbox" checked={isOn} onChange={({ target }) => switchShortcuts(target.checked)} />
        {t('candidates.useShortcuts')}
      </label>
      <p className="shortcut-hint">{t('candidates.shortcutsHint')}</p>
    </FrameDialog>
  );
}
