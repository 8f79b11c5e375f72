import type { FormEvent, RefObject } from 'react';
import type { MessageId } from '#core/i18n/messages.ts';
import type { FormDraft, SecretFields } from '#portal/data/drafts/tab-draft.ts';
import type { IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import type { FormValues } from './native-fields.ts';
import type { WireNames } from './wire-names.ts';

/** Problems by field. */
export type Problems<V> = Partial<Record<keyof V & string, FormProblem>>;

/** A message of the catalogue, or a text such as the server's own. */
export type FormProblem = MessageId | { text: string };

/** Result of a failed submit: problems of fields, or a message for the form as a whole. */
export interface SubmitRefusal<V> {
  problems?: Problems<V>;
  message?: FormProblem;
  /** Link that goes with the message. */
  action?: FormAction;
  /**
   * Maps the wire names that the server reports as missing or wrong to problems of fields; a message about those
   * without a field replaces the one of the refusal.
   * @param shown values of the rendered fields
   */
  named?: (shown: FormValues, wire: WireNames | undefined) => SubmitRefusal<V>;
}

/** Link below the message of a form. */
export interface FormAction {
  href: string;
  label: MessageId;
  /** Opens a new tab, so that unsaved input stays. */
  opensTab?: boolean;
}

/** Key and options of a form's draft; see `createDraft`. */
export interface FormDraftName<V> {
  form: string;
  /** Id of the edited record, if the form exists for several. */
  id?: string;
  /** Fields that are never stored. */
  secret?: SecretFields<V>;
}

export interface FormOptions<V extends FormValues> {
  initial: V;
  /** Returns all problems of the values. */
  validate: (values: V) => Problems<V>;
  /**
   * Sends the values; resolves to `undefined` on success.
   * @param keys idempotency keys of the form, for its writing calls
   */
  submit: (values: V, keys: IdempotencyKeys) => Promise<SubmitRefusal<V> | undefined>;
  /**
   * Stores unsaved input until it is sent: under a key in the tab, or in the given draft, which may come later than the
   * form.
   */
  draft?: FormDraftName<V> | FormDraft<V> | undefined;
  /** Wire names of the form and its fields. */
  wire?: WireNames | undefined;
}

export interface FormState<V extends FormValues> {
  ref: RefObject<HTMLFormElement | null>;
  /** The `initial` option of the latest render. */
  initial: V;
  values: V;
  draft: FormDraft<V> | undefined;
  /** Problems to show: of fields that were left, and of all fields present at the last submit. */
  problems: Problems<V>;
  /** Why the last submit failed, apart from problems of fields. */
  message: FormProblem | undefined;
  /** Link that goes with the message. */
  action: FormAction | undefined;
  /** Number of refused submits; the focus moves with each one. */
  refusals: number;
  isBusy: boolean;
  /** Reads the current values from the fields; `values` may lag behind typing. */
  read: () => V;
  /** Sets fields from code. */
  set: (values: Partial<V>) => void;
  /** Sets late initial values, except of fields with input or a restored draft; writes no draft. */
  fill: (values: Partial<V>) => void;
  onSubmit: (event: FormEvent) => void;
  onInput: (event: { target: EventTarget }) => void;
  onBlur: (event: { target: EventTarget }) => void;
}
