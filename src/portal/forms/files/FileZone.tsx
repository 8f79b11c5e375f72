import file from 'icon:file-text';
import upload from 'icon:upload';
import { type ReactNode, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { FieldHelp, FieldLabel, FieldProblem } from '../form/Field.tsx';
import { describedBy, fieldId, useFormScope } from '../form/form-context.ts';
import type { FormProblem } from '../form/use-form.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { sizeText } from './file-check.ts';
import { useDropGuard } from './use-drop-guard.ts';
import './files.scss';

interface FileZoneProps {
  /** Field of the form that it belongs to. */
  name: string;
  label: string;
  /** What it takes. */
  hint: ReactNode;
  /** Extensions without the dot. */
  types: readonly string[];
  file: File | undefined;
  problem: FormProblem | undefined;
  isRequired: boolean;
  onFile: (file: File | undefined) => void;
}

/** A file to be chosen or dropped, with what it may be, what was chosen, and what is wrong with it. */
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
    // The same file can be chosen again.
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
            // Closing the list of files without choosing leaves what was chosen before.
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
