import file from 'icon:file-text';
import upload from 'icon:upload';
import { type ReactNode, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { FieldHelp, FieldLabel, FieldProblem } from '../form/Field.tsx';
import { describedBy, fieldId, useFormScope } from '../form/form-context.ts';
import type { FormProblem } from '../form/form-state.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { sizeText } from './file-check.ts';
import { useDropGuard } from './use-drop-guard.ts';
import './files.scss';

interface FileZoneProps {
  /** Name of the form field. */
  name: string;
  label: string;
  /** Accepted types and sizes. */
  hint: ReactNode;
  /** Extensions without the dot. */
  types: readonly string[];
  file: File | undefined;
  problem: FormProblem | undefined;
  isRequired: boolean;
  onFile: (file: File | undefined) => void;
}

/** File input and drop zone, with accepted types, the chosen file and its problem. */
export function FileZone({
  name,
  label,
  hint,
  types,
  file: chosen,
  problem,
  isRequired,
  onFile,
}: FileZoneProps) {
  const { t, number } = usePage().format;
  const { form, prefix } = useFormScope();
  const input = useRef<HTMLInputElement>(null);
  useDropGuard();
  const id = fieldId(prefix, name);
  const remove = (): void => {
    // Lets the same file be chosen again.
    if (input.current) input.current.value = '';
    onFile(undefined);
    input.current?.focus();
  };
  return (
    <div className="field">
      <FieldLabel id={id} optional={!isRequired}>
        {label}
      </FieldLabel>
      <FieldHelp id={id}>{hint}</FieldHelp>
      <div className="file-zone" data-filled={chosen ? '' : undefined}>
        <input
          ref={input}
          id={id}
          type="file"
          accept={types.map((type) => `.${type}`).join()}
          aria-invalid={problem !== undefined}
          aria-required={isRequired}
          aria-describedby={describedBy(id, { hint, note: chosen, problem })}
          aria-disabled={form.isBusy || undefined}
          onClick={(event) => form.isBusy && event.preventDefault()}
          onDrop={(event) => form.isBusy && event.preventDefault()}
          onChange={({ target }) => {
            const next = target.files?.[0];
            // Cancelling the browser's file dialog keeps the previous choice.
            if (next) onFile(next);
          }}
        />
        <Icon shapes={chosen ? file : upload} />
        {chosen ? (
          <>
            <p className="file-chosen" id={`${id}-note`}>
              <span className="file-name">{chosen.name}</span>{' '}
              <span className="file-size">{sizeText(chosen.size, number)}</span>
            </p>
            <Button kind="quiet" onClick={() => !form.isBusy && remove()}>
              {t('frame.removeFile')}
              <span className="visually-hidden"> {chosen.name}</span>
            </Button>
          </>
        ) : (
          <p aria-hidden="true">
            <span className="file-choose">{t('frame.chooseFile')}</span>{' '}
            <span className="file-drop">{t('frame.dropFile')}</span>
          </p>
        )}
      </div>
      <div role="alert">
        <FieldProblem id={id} problem={problem} t={t} />
      </div>
    </div>
  );
}
