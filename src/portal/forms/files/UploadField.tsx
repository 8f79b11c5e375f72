import type { ReactNode } from 'react';
import { useFormScope } from '../form/form-context.ts';
import type { FormValues } from '../form/native-fields.ts';
import { FileField } from './FileField.tsx';
import type { UploadState } from './use-upload.ts';

interface UploadFieldProps {
  upload: UploadState;
  hint?: ReactNode;
  /** Values for other fields, derived from the chosen file. */
  valuesOf?: (file: File) => FormValues;
}

/** File field for the state of `useUpload`. */
export function UploadField({ upload, ...rest }: UploadFieldProps) {
  const { values } = useFormScope().form;
  const { document, choice } = upload;
  return (
    <FileField
      {...rest}
      {...(document && { document })}
      choice={choice}
      requirements={upload.requirementsFor(values)}
    />
  );
}
