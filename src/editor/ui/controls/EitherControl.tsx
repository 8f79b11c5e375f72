import { useState } from 'react';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import type { Control } from '#editor/protocol/forms.ts';
import { controlId, useEditor } from '../editor-context.ts';
import type { EditorMessage } from '../messages.ts';
import { blankValue, fits } from './blank-value.ts';
import { useSetting } from './use-setting.ts';

interface EitherControlProps {
  path: ValuePath;
  shapes: readonly Control[];
  depth: number;
}

const shapeNames: Partial<Record<Control['kind'], EditorMessage>> = {
  choice: 'shape.choice',
  texts: 'shape.texts',
  file: 'shape.file',
  fixed: 'shape.fixed',
};

/** A value of one of several shapes: first which, then the value. */
export function EitherControl({ path, shapes, depth }: EitherControlProps) {
  const { t, controlOf } = useEditor();
  const { label, value, set } = useSetting(path);
  const [chosen, setChosen] = useState<number>();
  const current = value === undefined ? 0 : shapes.findIndex((shape) => fits(shape, value));
  const at = chosen ?? Math.max(0, current);
  const id = `${controlId(path)}-shape`;
  const choose = (index: number): void => {
    setChosen(index);
    const shape = shapes[index];
    // What has to be filled in first stays as it is until then.
    if (shape?.kind === 'fixed' || shape?.kind === 'choice') void set(blankValue(shape));
  };
  const shape = shapes[at];
  return (
    <div className="setting-either" data-setting={path.join('.')}>
      <div className="setting">
        <label htmlFor={id}>{t('either', { label })}</label>
        <select id={id} value={at} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
          {shapes.map(({ kind }, index) => (
            <option key={index} value={index}>
              {t(shapeNames[kind] ?? 'shape.other')}
            </option>
          ))}
        </select>
      </div>
      {shape && controlOf({ path, control: shape, depth })}
    </div>
  );
}
