import type { ValuePath } from '#core/brand-edits/edit.ts';
import { controlId, useEditor } from '../editor-context.ts';
import { problemsAt } from '../store/problems-of.ts';
import { Problems } from './Problems.tsx';
import { Origin, Refusal, TakeBack } from './SettingFrame.tsx';
import { useSetting } from './use-setting.ts';

/** A switch, labelled with its effect while on. */
export function SwitchControl({ path }: { path: ValuePath }) {
  const { view, t } = useEditor();
  const setting = useSetting(path);
  const { label, value, usual, set } = setting;
  const id = controlId(path);
  const problems = problemsAt(view.problems, path);
  return (
    <div className="setting" data-setting={path.join('.')}>
      <div className="setting-switch">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={[`${id}-help`, ...(problems.length > 0 ? [`${id}-problems`] : [])].join(' ')}
          onChange={({ currentTarget }) => void set(currentTarget.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="setting-help field-hint" id={`${id}-help`}>
        <Origin setting={setting} />
        {typeof usual === 'boolean' && <span>{t('hint.default', { value: t(usual ? 'yes' : 'no') })}</span>}
      </div>
      <TakeBack setting={setting} />
      <Refusal setting={setting} />
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}
