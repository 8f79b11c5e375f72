import type * as z from 'zod/mini';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { FieldGroup } from '#core/brand/field-flags.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { WireNames } from '../form/wire-names.ts';
import type {
  AnyField,
  AsideKind,
  ChoiceKind,
  ChoicesKind,
  DayKind,
  FileKind,
  ManyOfKind,
  NumberKind,
  OneOfKind,
  PasswordKind,
  RowsKind,
  TextKind,
  TickKind,
  TreeKind,
} from './field-kinds.ts';

/*
 * Forms declared once against the contract. Only types of the contract are imported, so that a form brings no schema
 * to a page. Values that the compiler cannot check (limits, lists of ids) are checked by `declared-forms.test.ts`.
 */

/** Schema that a form fills in: the request of a call, or the schema of a row. */
type SchemaOf<Contract> = Contract extends { request: infer Request } ? Request : Contract;
type ShapeOf<Contract> =
  SchemaOf<Contract> extends { shape: infer Shape } ? Shape : BothOf<OptionOf<SchemaOf<Contract>>>;
/** Alternatives of a request that is a union of objects; its form has the keys of all of them. */
type OptionOf<Union> = Union extends { _zod: { def: { options: readonly (infer Option)[] } } }
  ? Option
  : never;
type BothOf<Option> = (Option extends { shape: infer Shape } ? (shape: Shape) => void : never) extends (
  shape: infer Both,
) => void
  ? Both
  : never;
type InputOf<Contract> = SchemaOf<Contract> extends { _zod: { input: infer Input } } ? Input : never;
type Bare<Schema> =
  Schema extends z.ZodMiniOptional<infer Inner>
    ? Bare<Inner>
    : Schema extends z.ZodMiniDefault<infer Inner>
      ? Bare<Inner>
      : Schema;

/** Field kinds allowed for a schema: a date is not free text; ids and counts are both numbers. */
type KindFor<Schema> = Schema extends z.ZodMiniISODate
  ? DayKind
  : Schema extends { _zod: { input: infer Input } }
    ? [Input] extends [string]
      ? TextKind | PasswordKind
      : [Input] extends [boolean]
        ? TickKind
        : [Input] extends [number]
          ? NumberKind | OneOfKind | ChoiceKind
          : [Input] extends [readonly number[]]
            ? ManyOfKind | TreeKind | ChoicesKind
            : Schema extends z.ZodMiniArray<infer Row>
              ? RowsKind<Row>
              : [Input] extends [object]
                ? FileKind
                : never
    : never;

/** Keys of a group of the brand file. */
type BrandKey<Group> = Group extends FieldGroup ? keyof BrandSettings['campos'][Group] & string : never;
type FlagOf<Key extends string, Field> = Field extends { flag: infer Flag extends string } ? Flag : Key;

/** Type whose text is the compile error of a wrong field; `unknown` if the field is right. */
type Mistake<Contract, Group, Area extends string, Key extends string, Field> = Field extends AsideKind
  ? Key extends keyof ShapeOf<Contract>
    ? `"${Key}" is a key of the contract: say what kind it is`
    : unknown
  : Key extends keyof ShapeOf<Contract>
    ? [Field] extends [KindFor<Bare<ShapeOf<Contract>[Key]>>]
      ? NameMistake<Group, Area, FlagOf<Key, Field>, Field>
      : `On the wire "${Key}" can only be of these kinds: ${KindFor<Bare<ShapeOf<Contract>[Key]>>['kind']}`
    : `"${Key}" is no key of this part of the contract`;
type NameMistake<Group, Area extends string, Flag extends string, Field> = Field extends { label: MessageId }
  ? OwnMistake<Group, Flag, Field>
  : `${Area}.${Flag}` extends MessageId
    ? OwnMistake<Group, Flag, Field>
    : `There is no text "${Area}.${Flag}": write it, or say label`;
type OwnMistake<Group, Flag extends string, Field> = [Group] extends ['given']
  ? unknown
  : Flag extends BrandKey<Group>
    ? Field extends { own: string }
      ? `Brands decide about "${Flag}": leave own out`
      : unknown
    : Field extends { own: string }
      ? unknown
      : `"${Flag}" is no field of this group of the brand file: say own, or flag`;

type Checked<Contract, Group, Area extends string, Fields> = {
  [Key in keyof Fields & string]: Mistake<Contract, Group, Area, Key, Fields[Key]>;
};

/** Conditions of fields that apply only for certain values of another field. */
type Within<Key extends string> = {
  readonly [Child in Key]?: {
    [Parent in Exclude<Key, Child>]: readonly [parent: Parent, when: (value: string | boolean) => boolean];
  }[Exclude<Key, Child>];
};

/** Values of a form: booleans for ticks, strings for all other kinds. */
export type ValuesOf<Fields> = {
  [Key in keyof Fields & string]: Fields[Key] extends TickKind ? boolean : string;
};

/** Request data of a form. A field hidden by the brand is missing, whatever the type says. */
export type ReadOf<Contract, Fields> = Pick<
  InputOf<Contract>,
  {
    [Key in keyof Fields & keyof InputOf<Contract>]: Fields[Key] extends FileKind ? never : Key;
  }[keyof Fields & keyof InputOf<Contract>]
>;

/** Declared form, as data for editors, views and checks. */
export interface DeclaredForm<Contract = unknown, Fields = Readonly<Record<string, AnyField>>> {
  /** Name of the call whose request the form fills in; absent for a row. */
  call?: string;
  /** Group of the brand file with the flags of the fields. */
  group?: FieldGroup;
  /** The editor provides the flags of the fields, instead of a group of the brand file. */
  flags?: 'given';
  /** Message area of the labels. */
  texts: string;
  /** Wire names of the form and its fields. */
  wire?: WireNames;
  fields: Fields;
  /** Conditions by field: the field applies only if `when` accepts the value of `parent`. */
  within: Readonly<
    Record<string, readonly [parent: string, when: (value: string | boolean) => boolean] | undefined>
  >;
  /** Exists only as a type. */
  of?: Contract;
}

type NameOf<Contract> = Contract extends { name: infer Name extends string } ? Name : never;

/**
 * Declares the form of a call, which is imported as a type:
 * `formOf<typeof addIdioma>()({ call: 'addIdioma', group: 'profesional', texts: 'cv' }, …)`.
 * The row of a form has no call: `formOf<typeof schema>()({ texts: 'cv' }, …)`.
 */
export function formOf<Contract>() {
  return <
    const Area extends string,
    const Fields extends Readonly<Record<string, AnyField>>,
    const Group extends FieldGroup | undefined = undefined,
    const Flags extends 'given' | undefined = undefined,
  >(
    options: { texts: Area; group?: Group; flags?: Flags; wire?: WireNames } & ([NameOf<Contract>] extends [
      never,
    ]
      ? { call?: never }
      : { call: NameOf<Contract> }),
    fields: Fields & Checked<Contract, Flags extends 'given' ? Flags : Group, Area, Fields>,
    within: Within<keyof NoInfer<Fields> & string> = {},
  ): DeclaredForm<Contract, Fields> => ({ ...options, fields, within }) as DeclaredForm<Contract, Fields>;
}

/** Key of a field in the brand file. */
export const flagKey = (key: string, { flag = key }: Pick<AnyField, 'flag'>): string => flag;

/** Message id of a field's label. */
export function labelOf<Fields>(
  { texts, fields }: Pick<DeclaredForm<unknown, Fields>, 'texts' | 'fields'>,
  key: keyof Fields & string,
): MessageId {
  const field = fields[key] as AnyField;
  return field.label ?? (`${texts}.${flagKey(key, field)}` as MessageId);
}
