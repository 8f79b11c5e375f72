import type { SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { useEditor } from '../editor-context.ts';
import { shownValue } from '../store/setting-values.ts';
import { problemsAt } from '../store/problems-of.ts';
import { Problems } from './Problems.tsx';
import { TakeBack } from './SettingFrame.tsx';
import { useSetting } from './use-setting.ts';

/** A setting that has only one value. */
export function FixedControl({ path, value }: { path: ValuePath; value: SettingValue }) {
  const { t } = useEditor();
  const shown = typeof value === 'boolean' ? t(value ? 'yes' : 'no') : shownValue(value);
  return <Note path={path}>{t('fixed', { value: shown })}</Note>;
}

/** A setting that no form can change. */
export function WrittenControl({ path }: { path: ValuePath }) {
  const { t } = useEditor();
  return <Note path={path}>{t('written')}</Note>;
}

function Note({ path, children }: { path: ValuePath; children: string }) {
  const { view } = useEditor();
  const setting = useSetting(path);
  return (
    <div className="setting" data-setting={path.join('.')}>
      <strong>{setting.label}</strong>
      <p className="field-hint">{children}</p>
      <TakeBack setting={setting} />
      <Problems problems={problemsAt(view.problems, path)} />
    </div>
  );
}
