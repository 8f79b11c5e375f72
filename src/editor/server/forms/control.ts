import type { SettingValue } from '#core/brand-edits/edit.ts';
import type { Control, FieldFlag, NamedControl } from '#editor/protocol/forms.ts';
import {
  brandSchema,
  currentProperties,
  resolveRef,
  type SchemaNode,
} from '#generator/brands/schema/brand-schema.ts';

const languageNames = ['es', 'ca', 'en'];
const flagNames = ['visible', 'editable', 'required'];

/** Formats of texts that have a control of their own. */
const formats: Readonly<Record<string, Control>> = {
  colour: { kind: 'colour' },
  date: { kind: 'date' },
  'asset-path': { kind: 'file' },
};

const hasOnly = (node: SchemaNode, names: readonly string[]): boolean => {
  const own = Object.keys(node.properties ?? {});
  return own.length > 0 && own.every((name) => names.includes(name));
};

function textControl({ format, maxLength, pattern }: SchemaNode): Control {
  return (
    formats[format ?? ''] ?? {
      kind: 'text',
      ...(format !== undefined && { format }),
      ...(maxLength !== undefined && { maxLength }),
      ...(pattern !== undefined && { pattern }),
    }
  );
}

function objectControl(node: SchemaNode): Control {
  const { additionalProperties: others, required = [] } = node;
  if (hasOnly(node, languageNames)) {
    const [first] = Object.values(node.properties ?? {});
    if (first && resolveRef(first).type === 'string') return { kind: 'texts' };
  }
  if (hasOnly(node, flagNames)) {
    const flags = Object.entries(node.properties ?? {})
      .filter(([, flag]) => resolveRef(flag).const === undefined)
      .map(([name, flag]): FieldFlag => {
        const { default: value } = resolveRef(flag);
        return { name, ...(typeof value === 'boolean' && { default: value }) };
      });
    return { kind: 'field', flags };
  }
  if (node.properties) {
    const controls = Object.entries(currentProperties(node)).map(([name, child]) => ({
      name,
      isRequired: required.includes(name),
      control: controlOf(child),
    }));
    return { kind: 'group', controls };
  }
  return typeof others === 'object' ? { kind: 'map', value: controlOf(others) } : { kind: 'written' };
}

/** The control of a declared setting, by its shape alone: a new setting has one without code. */
export function controlOf(declared: SchemaNode): Control {
  const node = resolveRef(declared);
  if (node.const !== undefined) return { kind: 'fixed', value: node.const as SettingValue };
  if (node.anyOf) return { kind: 'either', shapes: node.anyOf.map(controlOf) };
  if (node.enum) return { kind: 'choice', values: node.enum };
  switch (node.type) {
    case 'string':
      return textControl(node);
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isInteger: node.type === 'integer',
        ...(node.minimum !== undefined && { minimum: node.minimum }),
        ...(node.maximum !== undefined && { maximum: node.maximum }),
      };
    case 'array':
      return node.items ? { kind: 'list', item: controlOf(node.items) } : { kind: 'written' };
    case 'object':
      return objectControl(node);
    default:
      return { kind: 'written' };
  }
}

/** The controls of all settings at the top of a brand file, under their current names. */
export const brandControls = (): NamedControl[] =>
  Object.entries(currentProperties(brandSchema)).map(([name, node]) => ({
    name,
    isRequired: false,
    control: controlOf(node),
  }));
