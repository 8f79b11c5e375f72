import { useId, useState } from 'react';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import type { FieldFlag, NamedControl } from '#editor/protocol/forms.ts';
import { useEditor } from '../editor-context.ts';
import type { EditorMessage } from '../messages.ts';
import { problemsAt } from '../store/problems-of.ts';
import { isOwn, valueInForce } from '../store/setting-values.ts';
import { Problems } from './Problems.tsx';
import { Origin, Refusal, TakeBack } from './SettingFrame.tsx';
import { useSetting } from './use-setting.ts';

interface FieldMatrixProps {
  path: ValuePath;
  controls: readonly NamedControl[];
}

const flagNames = ['visible', 'editable', 'required'] as const;

const titles: Readonly<Record<(typeof flagNames)[number], EditorMessage>> = {
  visible: 'matrix.visible',
  editable: 'matrix.editable',
  required: 'matrix.required',
};

const flagsOf = ({ control }: NamedControl): readonly FieldFlag[] =>
  control.kind === 'field' ? control.flags : [];

/** A table of the fields of a form: shown, editable and required ones. */
export function FieldMatrix({ path, controls }: FieldMatrixProps) {
  const { view, t } = useEditor();
  const setting = useSetting(path);
  const [isOwnOnly, setOwnOnly] = useState(false);
  const id = useId();
  const rows = controls.filter(({ name }) => !isOwnOnly || isOwn(view.sources, [...path, name]));
  const names = controls.map(({ name }) => name);
  return (
    <div className="matrix-section" data-setting={path.join('.')}>
      <h3 id={`${id}-title`}>{setting.label}</h3>
      <Problems problems={problemsAt(view.problems, path, names)} />
      <div className="setting-switch">
        <input
          id={`${id}-own`}
          type="checkbox"
          checked={isOwnOnly}
          onChange={({ currentTarget }) => setOwnOnly(currentTarget.checked)}
        />
        <label htmlFor={`${id}-own`}>{t('matrix.own')}</label>
      </div>
      {rows.length === 0 ? (
        <p className="field-hint">{t('matrix.none')}</p>
      ) : (
        <div className="matrix" role="region" aria-labelledby={`${id}-title`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('matrix.field')}</th>
                {flagNames.map((flag) => (
                  <th key={flag} scope="col">
                    {t(titles[flag])}
                  </th>
                ))}
                <th scope="col">{t('matrix.state')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <FieldRow key={row.name} path={[...path, row.name]} flags={flagsOf(row)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function FieldRow({ path, flags }: { path: ValuePath; flags: readonly FieldFlag[] }) {
  const { store, view, t } = useEditor();
  const setting = useSetting(path);
  const { label } = setting;
  const problems = problemsAt(view.problems, path);
  return (
    <tr data-setting={path.join('.')}>
      <th scope="row">
        {label}
        <Refusal setting={setting} />
        <Problems problems={problems} />
      </th>
      {flagNames.map((name) => {
        const flag = flags.find((one) => one.name === name);
        const own = [...path, name];
        const value = valueInForce(view.sources, view.defaults, own) ?? flag?.default;
        return (
          <td key={name}>
            {flag ? (
              <input
                type="checkbox"
                aria-label={t('matrix.cell', { flag: t(titles[name]), label })}
                checked={value === true}
                onChange={({ currentTarget }) =>
                  void store.edit({ kind: 'set', path: own, value: currentTarget.checked })
                }
              />
            ) : (
              t('no')
            )}
          </td>
        );
      })}
      <td>
        <Origin
          setting={{ ...setting, value: setting.value ?? true, usual: setting.value ? undefined : true }}
        />
        <TakeBack setting={setting} />
      </td>
    </tr>
  );
}
