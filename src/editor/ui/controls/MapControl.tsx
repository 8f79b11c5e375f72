import plus from 'icon:plus';
import trash from 'icon:trash';
import { useState } from 'react';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import { isGroup } from '#core/brand-edits/values.ts';
import type { Control } from '#editor/protocol/forms.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { controlId, useEditor } from '../editor-context.ts';
import { problemsAt } from '../store/problems-of.ts';
import { isOwn } from '../store/setting-values.ts';
import { blankValue } from './blank-value.ts';
import { GroupControl } from './GroupControl.tsx';
import { Problems } from './Problems.tsx';
import { Origin, Refusal } from './SettingFrame.tsx';
import { useSetting } from './use-setting.ts';

interface MapControlProps {
  path: ValuePath;
  value: Control;
  depth: number;
}

/** Entries with names of the brand's own. */
export function MapControl({ path, value: control, depth }: MapControlProps) {
  const { store, view, t, controlOf } = useEditor();
  const setting = useSetting(path);
  const { label, value } = setting;
  const [name, setName] = useState('');
  const names = isGroup(value) ? Object.keys(value) : [];
  const id = controlId(path);
  const wanted = name.trim();
  const add = async (): Promise<void> => {
    const isMade = await store.edit({ kind: 'set', path: [...path, wanted], value: blankValue(control) });
    if (isMade) setName('');
  };
  return (
    <fieldset className="setting-group" data-setting={path.join('.')} data-depth={depth}>
      <legend>{label}</legend>
      <div className="setting-help field-hint">
        <Origin setting={setting} />
        {names.length === 0 && <span>{t('list.empty')}</span>}
      </div>
      <Refusal setting={setting} />
      <Problems problems={problemsAt(view.problems, path, names)} />
      {names.map((key) => {
        const own = [...path, key];
        const actions = isOwn(view.sources, own) && (
          <div className="item-actions">
            <Button
              className="icon-only"
              aria-label={t('list.remove', { label: key })}
              onClick={() => void store.takeBack(own)}
            >
              <Icon shapes={trash} />
            </Button>
          </div>
        );
        return control.kind === 'group' ? (
          <GroupControl
            key={key}
            path={own}
            controls={control.controls}
            depth={depth + 1}
            title={key}
            actions={actions}
          />
        ) : (
          <div key={key} className="item">
            {controlOf({ path: own, control, depth: depth + 1 })}
            {actions}
          </div>
        );
      })}
      <div className="setting">
        <label htmlFor={`${id}-name`}>{t('map.name', { label })}</label>
        <input
          id={`${id}-name`}
          type="text"
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button
          aria-label={t('list.add.to', { label })}
          disabled={wanted === '' || names.includes(wanted)}
          onClick={() => void add()}
        >
          <Icon shapes={plus} />
          {t('list.add')}
        </Button>
      </div>
    </fieldset>
  );
}
