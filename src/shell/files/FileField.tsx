import file from 'icon:file-text';
import upload from 'icon:upload';
import { type ReactNode, useRef } from 'react';
import { fileLimits } from '#api/validation/files.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { FieldHelp, FieldProblem } from '#ui/form/Field.tsx';
import { describedBy, fieldId, useFormScope } from '#ui/form/form-context.ts';
import { TextField } from '#ui/form/TextField.tsx';
import type { FormValues } from '#ui/form/use-form.ts';
import { Icon } from '#ui/Icon.tsx';
import { fileProblem, type FileTerms, sizeText, usesAddress } from './file-check.ts';
import type { FileChoice } from './use-chosen-file.ts';
import './files.scss';

interface FileFieldProps {
  label: string;
  choice: FileChoice;
  terms: FileTerms;
  hint?: ReactNode;
  /** Values that other fields of the form get from a file that was chosen. */
  valuesOf?: (file: File) => FormValues;
}

/**
 * A file to be chosen or dropped, with what it may be; or the address of one. It belongs to the fields `archivo` and
 * `enlace` of its form.
 */
export function FileField({ label, choice, terms, hint, valuesOf }: FileFieldProps) {
  const { t, number } = usePage().format;
  const { form, prefix } = useFormScope();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, choose, wantAddress } = choice;
  const { types, maxBytes } = fileLimits[terms.kind];
  const id = fieldId(prefix, 'archivo');
  const asksAddress = usesAddress(chosen, terms);
  const problem = fileProblem(chosen, terms.kind, { t, number }) ?? form.problems['archivo'];

  const take = (next: File | undefined): void => {
    choose(next);
    form.set({
      ...(next && valuesOf?.(next)),
      archivo: next ? `${next.name}|${next.size}|${next.lastModified}` : '',
    });
  };
  const switchTo = (address: boolean): void => {
    wantAddress(address);
    form.set({ archivo: '', enlace: '' });
  };
  const remove = (): void => {
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
    take(undefined);
    input.current?.focus();
  };
  const optional = !terms.isRequired;
  return (
    <>
      {!chosen.wantsAddress && (
        <div className="field">
          <label htmlFor={id}>
            {label}
            {optional && <span className="field-optional"> {t('frame.optional')}</span>}
          </label>
          <FieldHelp id={id}>
            {hint && <p>{hint}</p>}
            <p>{t('frame.fileTypes', { types: types.join(', '), limit: sizeText(maxBytes, number) })}</p>
          </FieldHelp>
          <div className="file-zone" data-filled={chosen.file ? '' : undefined}>
            <input
              ref={input}
              id={id}
              type="file"
              accept={types.map((type) => `.${type}`).join()}
              aria-invalid={problem !== undefined}
              aria-required={!optional}
              aria-describedby={describedBy(id, { hint: true, note: chosen.file, problem })}
              aria-disabled={form.isBusy || undefined}
              onClick={(event) => form.isBusy && event.preventDefault()}
              onDrop={(event) => form.isBusy && event.preventDefault()}
              onChange={({ target }) => {
                const next = target.files?.[0];
                // Closing the list of files without choosing leaves what was chosen before.
                if (next) take(next);
              }}
            />
            <Icon shapes={chosen.file ? file : upload} />
            {chosen.file ? (
              <p className="file-chosen" id={`${id}-note`}>
                <span className="file-name">{chosen.file.name}</span>
                <span className="file-size">{sizeText(chosen.file.size, number)}</span>
              </p>
            ) : (
              <p aria-hidden="true">
                <span className="file-choose">{t('frame.chooseFile')}</span>{' '}
                <span className="file-drop">{t('frame.dropFile')}</span>
              </p>
            )}
            {chosen.file && (
              <Button kind="quiet" onClick={() => !form.isBusy && remove()}>
                {t('frame.removeFile')}
                <span className="visually-hidden"> {chosen.file.name}</span>
              </Button>
            )}
          </div>
          <div role="alert">
            <FieldProblem id={id} problem={problem} t={t} />
          </div>
        </div>
      )}
      {asksAddress && (
        <TextField
          name="enlace"
          label={t('frame.fileAddress')}
          hint={t('frame.fileAddressHint')}
          type="url"
          inputMode="url"
          maxLength={500}
          optional={optional && !chosen.file}
        />
      )}
      {terms.takesAddress && (chosen.wantsAddress || !asksAddress) && (
        <Button
          kind="quiet"
          className="file-switch"
          onClick={() => !form.isBusy && switchTo(!chosen.wantsAddress)}
        >
          {t(chosen.wantsAddress ? 'frame.useFile' : 'frame.useAddress')}
        </Button>
      )}
    </>
  );
}
