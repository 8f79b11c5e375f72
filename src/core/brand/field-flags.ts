import type { BrandSettings } from './brand.ts';

type Fields = BrandSettings['campos'];

/** A group of fields that a brand can switch. */
export type FieldGroup = keyof Fields;

/** What a brand says of one field. */
export interface FieldFlags {
  visible: boolean;
  /** Otherwise its value is shown as text. */
  editable: boolean;
  required: boolean;
}

/** The fields of a group that are not as usual, by their keys: all others are shown, may be changed and left empty. */
export interface GroupFlags {
  hidden: readonly string[];
  fixed: readonly string[];
  required: readonly string[];
}

/** The flags of all groups as pages get them. Where the brand removes the disability field, it is hidden. */
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

/** The flags of one field. */
export function flagsOf({ hidden, fixed, required }: GroupFlags, key: string): FieldFlags {
  return {
    visible: !hidden.includes(key),
    editable: !fixed.includes(key),
    required: required.includes(key),
  };
}
