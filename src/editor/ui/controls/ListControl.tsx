import up from 'icon:arrow-up';
import down from 'icon:arrow-down';
import plus from 'icon:plus';
import trash from 'icon:trash';
import type { ReactNode } from 'react';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import { isList } from '#core/brand-edits/values.ts';
import type { Control } from '#editor/protocol/forms.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import { controlId, useEditor } from '../editor-context.ts';
import { problemsAt } from '../store/problems-of.ts';
import { blankValue } from './blank-value.ts';
import { GroupControl } from './GroupControl.tsx';
import { Problems } from './Problems.tsx';
import { Origin, Refusal, TakeBack } from './SettingFrame.tsx';
import { useSetting } from './use-setting.ts';

interface ListControlProps {
  path: ValuePath;
  item: Control;
  depth: number;
}

/** Values in an order, to which others are added. */
export function ListControl({ path, item, depth }: ListControlProps) {
  const { store, view, t, controlOf } = useEditor();
  const setting = useSetting(path);
  const { label, value } = setting;
  const items = isList(value) ? value : [];
  const id = controlId(path);
  const focus = (element: string): void => document.getElementById(element)?.focus();

  const move = async (from: number, to: number, action: string): Promise<void> => {
    if (!(await store.edit({ kind: 'move', path: [...path, from], to: [...path, to] }))) return;
    // At the end of the list, that button is disabled.
    const isLast = to === (action === 'up' ? 0 : items.length - 1);
    focus(`${id}-${to}-${isLast ? (action === 'up' ? 'down' : 'up') : action}`);
  };
  const remove = async (index: number): Promise<void> => {
    if (await store.edit({ kind: 'remove', path: [...path, index] })) focus(`${id}-add`);
  };
  const add = (): Promise<boolean> =>
    store.edit({ kind: 'insert', path: [...path, items.length], value: blankValue(item) });

  const actionsOf = (index: number): ReactNode => {
    const name = t('list.item', { label, position: index + 1 });
    const button = (
      action: 'up' | 'down' | 'remove',
      shapes: IconShapes,
      press: () => Promise<void>,
      isOff = false,
    ) => (
      <Button
        id={`${id}-${index}-${action}`}
        className="icon-only"
        aria-label={t(`list.${action}`, { label: name })}
        disabled={isOff}
        onClick={() => void press()}
      >
        <Icon shapes={shapes} />
      </Button>
    );
    return (
      <div className="item-actions">
        {button('up', up, () => move(index, index - 1, 'up'), index === 0)}
        {button('down', down, () => move(index, index + 1, 'down'), index === items.length - 1)}
        {button('remove', trash, () => remove(index))}
      </div>
    );
  };
  return (
    <fieldset className="setting-group" data-setting={path.join('.')} data-depth={depth}>
      <legend>{label}</legend>
      <div className="setting-help field-hint">
        <Origin setting={setting} />
        {items.length === 0 && <span>{t('list.empty')}</span>}
      </div>
      <TakeBack setting={setting} />
      <Refusal setting={setting} />
      <Problems problems={problemsAt(view.problems, path, [...items.keys()])} />
      <ol role="list" className="items">
        {items.map((_, index) => {
          const own = [...path, index];
          return (
            <li key={index}>
              {item.kind === 'group' ? (
                <GroupControl
                  path={own}
                  controls={item.controls}
                  depth={depth + 1}
                  title={t('list.item', { label, position: index + 1 })}
                  actions={actionsOf(index)}
                />
              ) : (
                <div className="item">
                  {controlOf({ path: own, control: item, depth: depth + 1 })}
                  {actionsOf(index)}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button id={`${id}-add`} aria-label={t('list.add.to', { label })} onClick={() => void add()}>
        <Icon shapes={plus} />
        {t('list.add')}
      </Button>
    </fieldset>
  );
}
