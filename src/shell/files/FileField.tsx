import type { ReactNode } from 'react';
import { fileLimits } from '#api/validation/files.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { useFormScope } from '#ui/form/form-context.ts';
import { TextField } from '#ui/form/TextField.tsx';
import type { FormValues } from '#ui/form/use-form.ts';
import { fileKey, fileProblem, type FileTerms, sizeText, usesAddress } from './file-check.ts';
import { FileZone } from './FileZone.tsx';
import type { FileChoice } from './use-chosen-file.ts';

interface FileFieldProps {
  label: string;
  choice: FileChoice;
  terms: FileTerms;
  hint?: ReactNode;
  /** Values that other fields of the form get from a file that was chosen. */
  valuesOf?: (file: File) => FormValues;
}

/** A file, or the address of one. It belongs to the fields `archivo` and `enlace` of its form. */
export function FileField({ label, choice, terms, hint, valuesOf }: FileFieldProps) {
  const { t, number } = usePage().format;
  const { form } = useFormScope();
  const { chosen, choose, wantAddress } = choice;
  const { types, maxBytes } = fileLimits[terms.kind];
  const asksAddress = usesAddress(chosen, terms);
  const switchTo = (address: boolean): void => {
    wantAddress(address);
    form.set({ archivo: '', enlace: '' });
  };
  return (
    <>
      {!chosen.wantsAddress && (
        <FileZone
          name="archivo"
          label={label}
          hint={
            <>
              {hint && <p>{hint}</p>}
              <p>{t('frame.fileTypes', { types: types.join(', '), limit: sizeText(maxBytes, number) })}</p>
            </>
          }
          types={types}
          file={chosen.file}
          problem={fileProblem(chosen, terms.kind, { t, number }) ?? form.problems['archivo']}
          isRequired={terms.isRequired}
          onFile={(file) => {
            choose(file);
            form.set({ ...(file && valuesOf?.(file)), archivo: fileKey(file) });
          }}
        />
      )}
      {asksAddress && (
        <TextField
          name="enlace"
          label={t('frame.fileAddress')}
          hint={t('frame.fileAddressHint')}
          type="url"
          inputMode="url"
          maxLength={500}
          optional={!terms.isRequired && !chosen.file}
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
