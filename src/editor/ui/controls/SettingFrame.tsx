import type { ReactNode } from 'react';
import undo from 'icon:undo-2';
import type { SettingValue } from '#core/brand-edits/edit.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { controlId, useEditor } from '../editor-context.ts';
import { problemsAt } from '../store/problems-of.ts';
import { samePath } from '../store/setting-words.ts';
import { shownValue } from '../store/setting-values.ts';
import { Problems } from './Problems.tsx';
import type { Setting } from './use-setting.ts';

/** Attributes that connect an input to its label, help and problems. */
export interface InputAttributes {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean | undefined;
}

/** Tells the origin of a value: the brand, a base, the default, or nobody. */
export function Origin({ setting }: { setting: Setting }) {
  const { t } = useEditor();
  const { isOwn, value, usual } = setting;
  const kind = isOwn ? 'own' : value === undefined ? 'unset' : value === usual ? 'usual' : 'inherited';
  return (
    <span className="origin" data-origin={kind}>
      {t(kind)}
    </span>
  );
}

/** Removes the brand's own value of a setting. */
export function TakeBack({ setting }: { setting: Setting }) {
  const { t } = useEditor();
  const { isOwn, isInherited, path, label, takeBack } = setting;
  // An item of a list belongs to the list, which is taken back as a whole.
  if (!isOwn || path.some((step) => typeof step === 'number')) return null;
  return (
    <Button
      kind="quiet"
      className="take-back"
      aria-label={t(isInherited ? 'takeBack.of' : 'clear.of', { label })}
      onClick={() => void takeBack()}
    >
      <Icon shapes={undo} />
      {t(isInherited ? 'takeBack' : 'clear')}
    </Button>
  );
}

/** Tells why an edit has not been made, and which text to write by hand. */
export function Refusal({ setting }: { setting: Setting }) {
  const { view, t } = useEditor();
  const { refused } = view;
  if (!refused || !samePath(refused.path, setting.path)) return null;
  return (
    <div className="refused" role="alert">
      <p>{refused.line === undefined ? t('refused.other') : t('refused', { line: refused.line })}</p>
      {refused.written && <pre>{refused.written}</pre>}
    </div>
  );
}

interface SettingFrameProps {
  setting: Setting;
  /** Further help. */
  hint?: ReactNode;
  /** A mistake in what is typed, which is not sent. */
  mistake?: string | undefined;
  /** Several inputs have labels of their own: the label is the legend of a group. */
  isGroup?: boolean;
  children: (input: InputAttributes) => ReactNode;
}

const isShort = (value: SettingValue | undefined): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Label, help, origin and problems around the input of a setting. */
export function SettingFrame({ setting, hint, mistake, isGroup = false, children }: SettingFrameProps) {
  const { view, t } = useEditor();
  const { path, label, usual, example, isOwn } = setting;
  const id = controlId(path);
  const problems = problemsAt(view.problems, path);
  const words = (value: SettingValue): string =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : shownValue(value);
  const help = (
    <>
      <Origin setting={setting} />
      {isShort(usual) && <span>{t('hint.default', { value: words(usual) })}</span>}
      {!isOwn && isShort(example) && typeof example !== 'boolean' && (
        <span>{t('hint.example', { value: words(example) })}</span>
      )}
      {hint && <span>{hint}</span>}
    </>
  );
  const content = children({
    id,
    'aria-describedby': [`${id}-help`, ...(problems.length > 0 ? [`${id}-problems`] : [])].join(' '),
    'aria-invalid':
      mistake !== undefined || problems.some(({ severity }) => severity === 'error') || undefined,
  });
  const rest = (
    <>
      {content}
      {mistake !== undefined && (
        <p className="mistake" role="alert">
          {mistake}
        </p>
      )}
      <Refusal setting={setting} />
      <Problems id={`${id}-problems`} problems={problems} />
    </>
  );
  if (isGroup)
    return (
      <fieldset className="setting" aria-describedby={`${id}-help`} data-setting={path.join('.')}>
        <legend>{label}</legend>
        <div className="setting-help field-hint" id={`${id}-help`}>
          {help}
        </div>
        <TakeBack setting={setting} />
        {rest}
      </fieldset>
    );
  return (
    <div className="setting" data-setting={path.join('.')}>
      <label htmlFor={id}>{label}</label>
      <div className="setting-help field-hint" id={`${id}-help`}>
        {help}
      </div>
      <TakeBack setting={setting} />
      {rest}
    </div>
  );
}
