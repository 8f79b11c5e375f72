import { Fragment, type ReactNode } from 'react';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import type { NamedControl } from '#editor/protocol/forms.ts';
import { useEditor } from '../editor-context.ts';
import { problemsAt } from '../store/problems-of.ts';
import { Problems } from './Problems.tsx';
import { Refusal, TakeBack } from './SettingFrame.tsx';
import { useSetting } from './use-setting.ts';

interface GroupControlProps {
  path: ValuePath;
  controls: readonly NamedControl[];
  depth: number;
  /** Buttons of an item of a list. */
  actions?: ReactNode;
  /** Instead of the words of the setting. */
  title?: string;
}

/** Settings that belong together. */
export function GroupControl({ path, controls, depth, actions, title }: GroupControlProps) {
  const { view, controlOf } = useEditor();
  const setting = useSetting(path);
  const names = controls.map(({ name }) => name);
  return (
    <fieldset className="setting-group" data-setting={path.join('.')} data-depth={depth}>
      <legend>{title ?? setting.label}</legend>
      {controls.some(({ isRequired }) => isRequired) && <TakeBack setting={setting} />}
      <Refusal setting={setting} />
      <Problems problems={problemsAt(view.problems, path, names)} />
      {controls.map(({ name, control, isRequired }) => (
        <Fragment key={name}>
          {controlOf({ path: [...path, name], depth: depth + 1, control, isRequired })}
        </Fragment>
      ))}
      {actions}
    </fieldset>
  );
}
