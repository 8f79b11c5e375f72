import type * as z from 'zod/mini';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { FieldGroup } from '#core/brand/field-flags.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { WireNames } from '../form/wire-names.ts';
import type {
  AnyField,
  AsideField,
  ChoiceField,
  ChoicesField,
  DayField,
  FileField,
  ManyOfField,
  NumberField,
  OneOfField,
  PasswordKind,
  RowsField,
  TextField,
  TickField,
  TreeField,
} from './field-kinds.ts';

/*
 * A form declared once against the contract. Only the types of the contract are read, so that a form brings no schema
 * to a page. What the compiler cannot know (limits, lists of ids) is compared by `declared-forms.test.ts`.
 */

/** What of the contract a form fills in: a call, by its request, or the schema of a row. */
type SchemaOf<C> = C extends { request: infer R } ? R : C;
type ShapeOf<C> = SchemaOf<C> extends { shape: infer S } ? S : BothOf<OptionOf<SchemaOf<C>>>;
/** What of several objects a request may be; a form of it has the keys of all. */
type OptionOf<R> = R extends { _zod: { def: { options: readonly (infer O)[] } } } ? O : never;
type BothOf<O> = (O extends { shape: infer S } ? (it: S) => void : never) extends (it: infer I) => void
  ? I
  : never;
type InputOf<C> = SchemaOf<C> extends { _zod: { input: infer I } } ? I : never;
type Bare<T> =
  T extends z.ZodMiniOptional<infer I> ? Bare<I> : T extends z.ZodMiniDefault<infer I> ? Bare<I> : T;

/** The kinds that can stand for a schema of the contract: a day is no free text, an id and a count are both numbers. */
type KindFor<T> = T extends z.ZodMiniISODate
  ? DayField
  : T extends { _zod: { input: infer W } }
    ? [W] extends [string]
      ? TextField | PasswordKind
      : [W] extends [boolean]
        ? TickField
        : [W] extends [number]
          ? NumberField | OneOfField | ChoiceField
          : [W] extends [readonly number[]]
            ? ManyOfField | TreeField | ChoicesField
            : T extends z.ZodMiniArray<infer R>
              ? RowsField<R>
              : [W] extends [object]
                ? FileField
                : never
    : never;

/** The keys of a group of the brand file. */
type BrandKey<G> = G extends FieldGroup ? keyof BrandSettings['campos'][G] & string : never;
type FlagOf<K extends string, V> = V extends { flag: infer S extends string } ? S : K;

/** What is wrong with a field, in words that the compiler says; `unknown` where all is well. */
type Mistake<C, G, A extends string, K extends string, V> = V extends AsideField
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

/** Of a field that applies only where another one says so: which one, and by which value. */
type Within<K extends string> = {
  readonly [C in K]?: {
    [P in Exclude<K, C>]: readonly [parent: P, when: (value: string | boolean) => boolean];
  }[Exclude<K, C>];
};

/** The values of a form by the kinds of its fields: texts and ticks. */
export type ValuesOf<F> = { [K in keyof F & string]: F[K] extends TickField ? boolean : string };

/** What a form sends: of a field that the brand hides it is missing, whatever the type says. */
export type ReadOf<C, F> = Pick<
  InputOf<C>,
  { [K in keyof F & keyof InputOf<C>]: F[K] extends FileField ? never : K }[keyof F & keyof InputOf<C>]
>;

/** A declared form: data, for editors, views and checks. */
export interface DeclaredForm<C = unknown, F = Readonly<Record<string, AnyField>>> {
  /** Name of the call whose request it fills in; absent of a row. */
  call?: string;
  /** The group of the brand file that decides about its fields, if one does. */
  group?: FieldGroup;
  /** The editor says which fields are hidden and required; no group of the brand file does. */
  flags?: 'given';
  /** Area of its texts. */
  texts: string;
  /** What servers call it and its fields. */
  wire?: WireNames;
  fields: F;
  within: Readonly<
    Record<string, readonly [parent: string, when: (value: string | boolean) => boolean] | undefined>
  >;
  /** Only in its type. */
  of?: C;
}

type NameOf<C> = C extends { name: infer N extends string } ? N : never;

/**
 * Declares the form of a call: `formOf<typeof addIdioma>()({ call: 'addIdioma', group: 'profesional', texts: 'cv' }, …)`,
 * with the call imported as a type. A row of a form, `formOf<typeof schema>()({ texts: 'cv' }, …)`, has no call.
 */
export function formOf<C>() {
  return <
    const A extends string,
    const F extends Readonly<Record<string, AnyField>>,
    const G extends FieldGroup | undefined = undefined,
    const T extends 'given' | undefined = undefined,
  >(
    of: { texts: A; group?: G; flags?: T; wire?: WireNames } & ([NameOf<C>] extends [never]
      ? { call?: never }
      : { call: NameOf<C> }),
    fields: F & Checked<C, T extends 'given' ? T : G, A, F>,
    within: Within<keyof NoInfer<F> & string> = {},
  ): DeclaredForm<C, F> => ({ ...of, fields, within }) as DeclaredForm<C, F>;
}

/** The key by which the brand file knows a field. */
export const flagKey = (key: string, { flag = key }: Pick<AnyField, 'flag'>): string => flag;

/** The text of a field. */
export function labelOf<F>(
  { texts, fields }: Pick<DeclaredForm<unknown, F>, 'texts' | 'fields'>,
  key: keyof F & string,
): MessageId {
  const field = fields[key] as AnyField;
  return field.label ?? (`${texts}.${flagKey(key, field)}` as MessageId);
}
