import type { ValuePath } from '#core/brand-edits/edit.ts';
import { isLanguage, languageNames } from '#core/i18n/languages.ts';
import { useEditor } from '../editor-context.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { useSetting } from './use-setting.ts';

interface ChoiceControlProps {
  path: ValuePath;
  values: readonly (string | number)[];
  isRequired: boolean;
}

/** One of several values. */
export function ChoiceControl({ path, values, isRequired }: ChoiceControlProps) {
  const { t } = useEditor();
  const setting = useSetting(path);
  const { value, set } = setting;
  const isKnown = values.some((one) => one === value);
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return (
    <SettingFrame setting={setting}>
      {(input) => (
        <select
          {...input}
          aria-required={isRequired || undefined}
          value={shown}
          onChange={({ currentTarget }) => {
            const chosen = values.find((one) => String(one) === currentTarget.value);
            if (chosen !== undefined) void set(chosen);
          }}
        >
          {!isKnown && <option value={shown}>{shown || t('choose')}</option>}
          {values.map((one) => (
            <option key={one} value={String(one)}>
              {isLanguage(one) ? languageNames[one] : one}
            </option>
          ))}
        </select>
      )}
    </SettingFrame>
  );
}
