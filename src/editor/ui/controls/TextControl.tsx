import type { ValuePath } from '#core/brand-edits/edit.ts';
import type { Control } from '#editor/protocol/forms.ts';
import { useEditor } from '../editor-context.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { useDraft } from './use-draft.ts';
import { type Setting, useSetting } from './use-setting.ts';

type ControlOf<Kind extends Control['kind']> = Extract<Control, { kind: Kind }>;

const textOf = ({ value }: Setting): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Texts longer than this get several lines. */
const longText = 90;

interface TextControlProps {
  path: ValuePath;
  control: ControlOf<'text'>;
  isRequired: boolean;
}

/** A text of one line, or of several if it is long. An empty one is inherited again. */
export function TextControl({ path, control, isRequired }: TextControlProps) {
  const { t } = useEditor();
  const setting = useSetting(path);
  const { format = '', maxLength } = control;
  const mayBeEmpty = isRequired || typeof path.at(-1) === 'number' || format.endsWith('-or-empty');
  const { shown, type, flush } = useDraft(textOf(setting), (text) => {
    if (text !== '' || mayBeEmpty) return setting.set(text);
    return setting.isOwn ? setting.takeBack() : true;
  });
  return (
    <SettingFrame setting={setting} hint={maxLength && t('hint.length', { count: maxLength })}>
      {(input) =>
        shown.length > longText ? (
          <textarea
            {...input}
            rows={3}
            value={shown}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={flush}
          />
        ) : (
          <input
            {...input}
            type="text"
            inputMode={format.startsWith('email') ? 'email' : undefined}
            autoComplete="off"
            value={shown}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={flush}
          />
        )
      }
    </SettingFrame>
  );
}

/** A number; an empty one is inherited again. */
export function NumberControl({ path, control }: { path: ValuePath; control: ControlOf<'number'> }) {
  const { t } = useEditor();
  const setting = useSetting(path);
  const { minimum: min, maximum: max, isInteger } = control;
  const parsed = (text: string): number => Number(text.trim().replace(',', '.'));
  const isNumber = (text: string): boolean =>
    text.trim() === '' || (Number.isFinite(parsed(text)) && (!isInteger || Number.isInteger(parsed(text))));
  const { shown, type, flush } = useDraft(textOf(setting), (text) => {
    if (!isNumber(text)) return false;
    if (text.trim() !== '') return setting.set(parsed(text));
    return setting.isOwn ? setting.takeBack() : true;
  });
  const hint = min !== undefined && max !== undefined && t('number.range', { min, max });
  return (
    <SettingFrame setting={setting} hint={hint} mistake={isNumber(shown) ? undefined : t('number.form')}>
      {(input) => (
        <input
          {...input}
          className="short-input"
          type="text"
          inputMode={isInteger ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={flush}
        />
      )}
    </SettingFrame>
  );
}

/** A day; without one the setting is inherited again. */
export function DateControl({ path }: { path: ValuePath }) {
  const setting = useSetting(path);
  const { shown, type, flush } = useDraft(textOf(setting), (text) => {
    if (text !== '') return setting.set(text);
    return setting.isOwn ? setting.takeBack() : true;
  });
  return (
    <SettingFrame setting={setting}>
      {(input) => (
        <input
          {...input}
          className="short-input"
          type="date"
          value={shown}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={flush}
        />
      )}
    </SettingFrame>
  );
}
