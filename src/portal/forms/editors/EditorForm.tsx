import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import type { FormValues } from '../form/native-fields.ts';
import type { FormState } from '../form/form-state.ts';
import { hasChanged } from '../form/use-form.ts';
import { OtherTabSends } from '../parts/OtherTabSends.tsx';
import { FieldsContext } from '../fields/fields-context.ts';
import type { FieldsInUse } from '../fields/use-fields.ts';
import { type Conflict, ConflictChoice } from './ConflictChoice.tsx';
import { useEditing } from './editing-context.ts';

interface EditorFormProps<V extends FormValues> {
  title: string;
  form: FormState<V> & { conflict?: Conflict<V> | undefined };
  /** Fields of a declared form. */
  fields?: Pick<FieldsInUse<unknown, unknown>, 'scope' | 'labels'>;
  /** Labels of undeclared fields. */
  labels?: Readonly<Record<string, string>>;
  /** Aborts the request in progress; absent if it cannot be aborted. */
  stop?: (() => void) | undefined;
  children: ReactNode;
}

/** Inline form of an editor, with its buttons. Reports unsaved input, and focuses its heading or the wanted field. */
export function EditorForm<V extends FormValues>({
  title,
  form,
  fields,
  labels: undeclaredLabels,
  stop,
  children,
}: EditorFormProps<V>) {
  const { t } = usePage().format;
  const { draft, initial, values } = form;
  const labels = { ...fields?.labels(values), ...undeclaredLabels };
  const editing = useEditing();
  const field = useStore(editing.$open)?.field;
  const ref = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isRestored] = useState(() => draft?.read() !== undefined);

  useEffect(() => {
    const wantedField = field && ref.current?.querySelector<HTMLElement>(`[id$="-${CSS.escape(field)}"]`);
    if (wantedField) {
      wantedField.focus();
      return;
    }
    // For a form taller than the window, the browser would scroll to its middle, or not at all.
    heading.current?.focus({ preventScroll: true });
    const { top = 0, bottom = 0 } = ref.current?.getBoundingClientRect() ?? {};
    const covered =
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
    if (top < covered || bottom > innerHeight)
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [field]);

  const isChanged = hasChanged(values, initial);
  useEffect(() => {
    // With storage blocked, a draft is lost with the page.
    const isStored = draft?.isStored() ?? false;
    editing.hold(isChanged ? { isStored, discard: () => draft?.clear() } : undefined);
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
        <OtherTabSends isBusy={form.isBusy} />
        <div className="editor-actions">
          <SubmitButton>{t('actions.save')}</SubmitButton>
          <Button onClick={cancel}>{t(form.isBusy && stop ? 'frame.stopSending' : 'actions.cancel')}</Button>
        </div>
      </Form>
    </div>
  );
}
