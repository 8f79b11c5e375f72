import type { BrandSettings } from './brand.ts';

type Fields = BrandSettings['campos'];

/** A group of fields that a brand can switch. */
export type FieldGroup = keyof Fields;

/** A brand's setting for one field of a form. */
export interface FieldFlags {
  visible: boolean;
  /** Where false, the value is shown as text. */
  editable: boolean;
  required: boolean;
}

/** Keys of a group's fields that differ from the usual: visible, editable and optional. */
export interface GroupFlags {
  hidden: readonly string[];
  fixed: readonly string[];
  required: readonly string[];
}

/** Packs the flags of all groups for pages; hides the disability field where the brand removes it. */
export function packFlags({
  campos,
  quitarCampoDiscapacidad,
}: Pick<BrandSettings, 'campos' | 'quitarCampoDiscapacidad'>): Record<FieldGroup, GroupFlags> {
  const groups = Object.entries(campos).map(([group, fields]) => {
    const entries = Object.entries(fields as Record<string, FieldFlags>);
    const keysWhere = (applies: (flags: FieldFlags, key: string) => boolean): string[] =>
      entries.filter(([key, flags]) => applies(flags, key)).map(([key]) => key);
    const isRemoved = (key: string): boolean =>
      group === 'personales' && key === 'discapacidad' && quitarCampoDiscapacidad;
    return [
      group,
      {
        hidden: keysWhere(({ visible }, key) => !visible || isRemoved(key)),
        fixed: keysWhere(({ editable }) => !editable),
        required: keysWhere(({ visible, required }, key) => visible && required && !isRemoved(key)),
      },
    ];
  });
  return Object.fromEntries(groups) as Record<FieldGroup, GroupFlags>;
}

/** Unpacks the flags of one field. */
export function flagsOf({ hidden, fixed, required }: GroupFlags, key: string): FieldFlags {
  return {
    visible: !hidden.includes(key),
    editable: !fixed.includes(key),
    required: required.includes(key),
  };
}
