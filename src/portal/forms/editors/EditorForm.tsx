import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import type { FormValues } from '../form/native-fields.ts';
import { type FormState, hasChanged } from '../form/use-form.ts';
import { FieldsContext } from '../fields/fields-context.ts';
import type { FieldsInUse } from '../fields/use-fields.ts';
import { type Conflict, ConflictChoice } from './ConflictChoice.tsx';
import { useEditing } from './editing-context.ts';

interface EditorFormProps<V extends FormValues> {
  title: string;
  form: FormState<V> & { conflict?: Conflict<V> | undefined };
  /** Its fields, where they are declared. */
  fields?: Pick<FieldsInUse<unknown, unknown>, 'scope' | 'labels'>;
  /** What further fields are called. */
  labels?: Readonly<Record<string, string>>;
  /** Stops what is being sent; without it that cannot be stopped. */
  stop?: (() => void) | undefined;
  children: ReactNode;
}

/** The form of an editor in its place, with its buttons; it says what would be lost, and begins at its heading, which takes the focus. */
export function EditorForm<V extends FormValues>({
  title,
  form,
  fields,
  labels: further,
  stop,
  children,
}: EditorFormProps<V>) {
  const { t } = usePage().format;
  const { draft, initial, values } = form;
  const labels = { ...fields?.labels(values), ...further };
  const editing = useEditing();
  const field = useStore(editing.$open)?.field;
  const ref = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isRestored] = useState(() => draft?.read() !== undefined);

  useEffect(() => {
    const wanted = field && ref.current?.querySelector<HTMLElement>(`[id$="-${CSS.escape(field)}"]`);
    if (wanted) {
      wanted.focus();
      return;
    }
    // A form that is taller than the window would be scrolled to its middle, or not at all.
    heading.current?.focus({ preventScroll: true });
    const { top = 0, bottom = 0 } = ref.current?.getBoundingClientRect() ?? {};
    const covered =
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
    if (top < covered || bottom > innerHeight)
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [field]);

  const isChanged = hasChanged(values, initial);
  useEffect(() => {
    // Where the browser keeps nothing, a draft is gone with the page.
    const isKept = draft?.isKept() ?? false;
    editing.hold(isChanged ? { isKept, discard: () => draft?.clear() } : undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a draft is the same as long as the editor is open
  }, [editing, isChanged]);

  const cancel = (): void => {
    if (form.isBusy) {
      stop?.();
      return;
    }
    if (!isChanged) draft?.clear();
    editing.cancel();
  };

  return (
    <div ref={ref} role="group" aria-labelledby={titleId} className="editor">
      <h3 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <Form form={form} t={t} labels={labels}>
        {form.conflict && <ConflictChoice form={form} conflict={form.conflict} labels={labels} />}
        {isRestored && <p className="editor-restored">{t('frame.draftRestored')}</p>}
        {fields ? <FieldsContext value={fields.scope}>{children}</FieldsContext> : children}
        <div className="editor-actions">
          <SubmitButton>{t('actions.save')}</SubmitButton>
          <Button onClick={cancel}>{t(form.isBusy && stop ? 'frame.stopSending' : 'actions.cancel')}</Button>
        </div>
      </Form>
    </div>
  );
}
