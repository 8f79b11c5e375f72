import type { SettingValue } from '#core/brand-edits/edit.ts';
import { isGroup, isList, sameValue } from '#core/brand-edits/values.ts';
import type { Control } from '#editor/protocol/forms.ts';

/** The value of a new item or entry, to be filled in. */
export function blankValue(control: Control): SettingValue {
  switch (control.kind) {
    case 'switch':
      return false;
    case 'number':
      return control.minimum ?? 0;
    case 'choice':
      return control.values[0] ?? '';
    case 'colour':
      return '#000000';
    case 'date':
      return new Date().toLocaleDateString('sv');
    case 'fixed':
      return control.value;
    case 'list':
      return [];
    case 'texts':
    case 'map':
    case 'field':
      return {};
    case 'group': {
      const needed = control.controls.filter(({ isRequired }) => isRequired);
      return Object.fromEntries(needed.map((one) => [one.name, blankValue(one.control)]));
    }
    case 'either':
      return control.shapes[0] ? blankValue(control.shapes[0]) : '';
    case 'text':
    case 'file':
    case 'written':
      return '';
  }
}

/** Whether a value is of the shape that a control is for. */
export function fits(control: Control, value: SettingValue): boolean {
  switch (control.kind) {
    case 'choice':
      return control.values.some((one) => one === value);
    case 'fixed':
      return sameValue(control.value, value);
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'list':
      return isList(value);
    case 'texts':
    case 'map':
    case 'field':
    case 'group':
      return isGroup(value);
    case 'either':
      return control.shapes.some((shape) => fits(shape, value));
    case 'text':
    case 'colour':
    case 'date':
    case 'file':
    case 'written':
      return typeof value === 'string';
  }
}
