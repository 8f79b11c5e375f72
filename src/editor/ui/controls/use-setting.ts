import type { SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { languageNames, isLanguage } from '#core/i18n/languages.ts';
import { useEditor } from '../editor-context.ts';
import { partName } from '../messages.ts';
import { labelOf } from '../store/setting-words.ts';
import { isOwn, valueInForce, wordsPath } from '../store/setting-values.ts';

/** A setting for its control. */
export interface Setting {
  path: ValuePath;
  label: string;
  /** The value that applies. */
  value: SettingValue | undefined;
  isOwn: boolean;
  /** Whether there is a value without the brand's own. */
  isInherited: boolean;
  /** Gives the setting a value of its own. */
  set: (value: SettingValue) => Promise<boolean>;
  /** Removes it, and groups that would be empty. */
  takeBack: () => Promise<boolean>;
  example?: SettingValue | undefined;
  usual?: SettingValue | undefined;
}

/** Looks up a setting and what is said of it. */
export function useSetting(path: ValuePath): Setting {
  const { store, view, t } = useEditor();
  const { sources, defaults, forms } = view;
  const dotted = wordsPath(path);
  const words = forms.words.find((one) => one.path === dotted);
  const own = labelOf(forms, path);
  const last = path.at(-1);
  const around = path.length > 1 ? labelOf(forms, path.slice(0, -1)) : '';
  const name = typeof last === 'string' && own === around ? partName(t, last) : undefined;
  const place = typeof last === 'number' ? t('list.item', { label: own, position: last + 1 }) : (name ?? own);
  return {
    path,
    label: isLanguage(last) ? languageNames[last] : place,
    value: valueInForce(sources, defaults, path),
    isOwn: isOwn(sources, path),
    isInherited: valueInForce({ inherited: sources.inherited }, defaults, path) !== undefined,
    set: (value) => store.edit({ kind: 'set', path, value }),
    takeBack: () => store.takeBack(path),
    example: words?.example,
    usual: words?.default,
  };
}
