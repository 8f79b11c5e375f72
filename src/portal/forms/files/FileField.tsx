import type { ReactNode } from 'react';
import { fileLimits } from '#core/contract/validation/files.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { useFormScope } from '../form/form-context.ts';
import { TextField } from '../form/TextField.tsx';
import type { FormValues } from '../form/native-fields.ts';
import {
  addressName,
  fileKey,
  fileLabels,
  fileProblem,
  type FileRequirements,
  noFile,
  sizeText,
  usesAddress,
} from './file-check.ts';
import { FileZone } from './FileZone.tsx';
import type { FileChoice } from './use-chosen-file.ts';

interface FileFieldProps {
  /** Name of the document, if the form has several. */
  document?: string;
  choice: FileChoice;
  requirements: FileRequirements;
  hint?: ReactNode;
  /** Values for other fields, derived from the chosen file. */
  valuesOf?: (file: File) => FormValues;
}

/** File upload, or the address of a file instead. */
export function FileField({ document, choice, requirements, hint, valuesOf }: FileFieldProps) {
  const { t, number } = usePage().format;
  const { form } = useFormScope();
  const { chosen, choose, wantAddress } = choice;
  const { name } = requirements;
  const { types, maxBytes } = fileLimits[requirements.kind];
  const asksAddress = usesAddress(chosen, requirements);
  const labels = fileLabels(name, t, document);
  const switchToAddress = (wanted: boolean): void => {
    wantAddress(wanted);
    form.set(noFile(name));
  };
  return (
    <>
      {!chosen.wantsAddress && (
        <FileZone
          name={name}
          label={labels[name] ?? ''}
          hint={
            <>
              {hint && <p>{hint}</p>}
              <p>{t('frame.fileTypes', { types: types.join(', '), limit: sizeText(maxBytes, number) })}</p>
            </>
          }
          types={types}
          file={chosen.file}
          problem={fileProblem(chosen, requirements.kind, { t, number }) ?? form.problems[name]}
          isRequired={requirements.isRequired}
          onFile={(file) => {
            choose(file);
            form.set({ ...(file && valuesOf?.(file)), [name]: fileKey(file) });
          }}
        />
      )}
      {asksAddress && (
        <TextField
          name={addressName(name)}
          label={labels[addressName(name)] ?? ''}
          hint={
            <>
              {chosen.wantsAddress && hint && <p>{hint}</p>}
              <p>{t('frame.fileAddressHint')}</p>
            </>
          }
          type="url"
          inputMode="url"
          maxLength={500}
          optional={!requirements.isRequired && !chosen.file}
        />
      )}
      {requirements.takesAddress && (chosen.wantsAddress || !asksAddress) && (
        <Button
          kind="quiet"
          className="file-switch"
          onClick={() => !form.isBusy && switchToAddress(!chosen.wantsAddress)}
        >
          {t(chosen.wantsAddress ? 'frame.useFile' : 'frame.useAddress')}
        </Button>
      )}
    </>
  );
}
