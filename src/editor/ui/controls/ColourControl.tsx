import type { ValuePath } from '#core/brand-edits/edit.ts';
import { useEditor } from '../editor-context.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { colourOf } from './colour-of.ts';
import { ColourRatios } from './ColourRatios.tsx';
import { useDraft } from './use-draft.ts';
import { useSetting } from './use-setting.ts';

/** A colour, by the picker of the system or as text. */
export function ColourControl({ path }: { path: ValuePath }) {
  const { t } = useEditor();
  const setting = useSetting(path);
  const { value, set, isOwn, takeBack, label } = setting;
  const { shown, type, flush } = useDraft(typeof value === 'string' ? value : '', (text) => {
    const colour = colourOf(text);
    if (colour !== undefined) return set(colour);
    if (text.trim() !== '') return false;
    return isOwn ? takeBack() : true;
  });
  const typed = colourOf(shown);
  const isColour = shown.trim() === '' || typed !== undefined;
  return (
    <SettingFrame setting={setting} mistake={isColour ? undefined : t('colour.form')}>
      {(input) => (
        <>
          <div className="colour-inputs">
            <input
              type="color"
              aria-label={t('colour.picker', { label })}
              value={typed ?? '#000000'}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onBlur={flush}
            />
            <input
              {...input}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={shown}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onBlur={flush}
            />
          </div>
          {typed !== undefined && <ColourRatios path={path} colour={typed} onUse={type} />}
        </>
      )}
    </SettingFrame>
  );
}
