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
type SchemaOf<C> = C extends { request: infer R } ? R : C;
type ShapeOf<C> = SchemaOf<C> extends { shape: infer S } ? S : BothOf<OptionOf<SchemaOf<C>>>;
/** Alternatives of a request that is a union of objects; its form has the keys of all of them. */
type OptionOf<R> = R extends { _zod: { def: { options: readonly (infer O)[] } } } ? O : never;
type BothOf<O> = (O extends { shape: infer S } ? (it: S) => void : never) extends (it: infer I) => void
  ? I
  : never;
type InputOf<C> = SchemaOf<C> extends { _zod: { input: infer I } } ? I : never;
type Bare<T> =
  T extends z.ZodMiniOptional<infer I> ? Bare<I> : T extends z.ZodMiniDefault<infer I> ? Bare<I> : T;

/** Field kinds allowed for a schema: a date is not free text; ids and counts are both numbers. */
type KindFor<T> = T extends z.ZodMiniISODate
  ? DayKind
  : T extends { _zod: { input: infer W } }
    ? [W] extends [string]
      ? TextKind | PasswordKind
      : [W] extends [boolean]
        ? TickKind
        : [W] extends [number]
          ? NumberKind | OneOfKind | ChoiceKind
          : [W] extends [readonly number[]]
            ? ManyOfKind | TreeKind | ChoicesKind
            : T extends z.ZodMiniArray<infer R>
              ? RowsKind<R>
              : [W] extends [object]
                ? FileKind
                : never
    : never;

/** Keys of a group of the brand file. */
type BrandKey<G> = G extends FieldGroup ? keyof BrandSettings['campos'][G] & string : never;
type FlagOf<K extends string, V> = V extends { flag: infer S extends string } ? S : K;

/** Type whose text is the compile error of a wrong field; `unknown` if the field is right. */
type Mistake<C, G, A extends string, K extends string, V> = V extends AsideKind
  ? K extends keyof ShapeOf<C>
    ? `"${K}" is a key of the contract: say what kind it is`
    : unknown
  : K extends keyof ShapeOf<C>
    ? [V] extends [KindFor<Bare<ShapeOf<C>[K]>>]
      ? NameMistake<G, A, FlagOf<K, V>, V>
      : `On the wire "${K}" can only be of these kinds: ${KindFor<Bare<ShapeOf<C>[K]>>['kind']}`
    : `"${K}" is no key of this part of the contract`;
type NameMistake<G, A extends string, S extends string, V> = V extends { label: MessageId }
  ? OwnMistake<G, S, V>
  : `${A}.${S}` extends MessageId
    ? OwnMistake<G, S, V>
    : `There is no text "${A}.${S}": write it, or say label`;
type OwnMistake<G, S extends string, V> = [G] extends ['given']
  ? unknown
  : S extends BrandKey<G>
    ? V extends { own: string }
      ? `Brands decide about "${S}": leave own out`
      : unknown
    : V extends { own: string }
      ? unknown
      : `"${S}" is no field of this group of the brand file: say own, or flag`;

type Checked<C, G, A extends string, F> = { [K in keyof F & string]: Mistake<C, G, A, K, F[K]> };

/** Conditions of fields that apply only for certain values of another field. */
type Within<K extends string> = {
  readonly [C in K]?: {
    [P in Exclude<K, C>]: readonly [parent: P, when: (value: string | boolean) => boolean];
  }[Exclude<K, C>];
};

/** Values of a form: booleans for ticks, strings for all other kinds. */
export type ValuesOf<F> = { [K in keyof F & string]: F[K] extends TickKind ? boolean : string };

/** Request data of a form. A field hidden by the brand is missing, whatever the type says. */
export type ReadOf<C, F> = Pick<
  InputOf<C>,
  { [K in keyof F & keyof InputOf<C>]: F[K] extends FileKind ? never : K }[keyof F & keyof InputOf<C>]
>;

/** Declared form, as data for editors, views and checks. */
export interface DeclaredForm<C = unknown, F = Readonly<Record<string, AnyField>>> {
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
  fields: F;
  /** Conditions by field: the field applies only if `when` accepts the value of `parent`. */
  within: Readonly<
    Record<string, readonly [parent: string, when: (value: string | boolean) => boolean] | undefined>
  >;
  /** Exists only as a type. */
  of?: C;
}

type NameOf<C> = C extends { name: infer N extends string } ? N : never;

/**
 * Declares the form of a call, which is imported as a type:
 * `formOf<typeof addIdioma>()({ call: 'addIdioma', group: 'profesional', texts: 'cv' }, …)`.
 * The row of a form has no call: `formOf<typeof schema>()({ texts: 'cv' }, …)`.
 */
export function formOf<C>() {
  return <
    const A extends string,
    const F extends Readonly<Record<string, AnyField>>,
    const G extends FieldGroup | undefined = undefined,
    const T extends 'given' | undefined = undefined,
  >(
    options: { texts: A; group?: G; flags?: T; wire?: WireNames } & ([NameOf<C>] extends [never]
      ? { call?: never }
      : { call: NameOf<C> }),
    fields: F & Checked<C, T extends 'given' ? T : G, A, F>,
    within: Within<keyof NoInfer<F> & string> = {},
  ): DeclaredForm<C, F> => ({ ...options, fields, within }) as DeclaredForm<C, F>;
}

/** Key of a field in the brand file. */
export const flagKey = (key: string, { flag = key }: Pick<AnyField, 'flag'>): string => flag;

/** Message id of a field's label. */
export function labelOf<F>(
  { texts, fields }: Pick<DeclaredForm<unknown, F>, 'texts' | 'fields'>,
  key: keyof F & string,
): MessageId {
  const field = fields[key] as AnyField;
  return field.label ?? (`${texts}.${flagKey(key, field)}` as MessageId);
}
