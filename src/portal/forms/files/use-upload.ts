import * as codes from '#core/contract/codes.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { FormValues } from '../form/native-fields.ts';
import { type FormFile, formFile, type Names, type UploadRequirements } from './file-check.ts';
import { type FileChoice, useChosenFile } from './use-chosen-file.ts';
import { type Sending, useSending } from './use-sending.ts';

/** A file of a form, from choosing to uploading it. */
export interface UploadState<N extends string = string> extends FormFile<N> {
  /** Name of the document, if the form has several. */
  document: string | undefined;
  choice: FileChoice;
  sending: Sending;
}

/** Error codes about a file, mapped to its field; for `refusalOf`. */
export function fileCodes<N extends string>(
  upload: FormFile<N>,
  values: FormValues,
): Record<number, Names<N>> {
  const field = upload.fieldFor(values);
  return { [codes.fileExtension]: field, [codes.documentUploaded]: field };
}

/** State of a form's file, for `UploadField` and `UploadProgress`; for the parameters see `formFile`. */
export function useUpload<N extends string>(
  name: N,
  requirements: UploadRequirements | ((values: FormValues) => UploadRequirements),
  document?: string,
): UploadState<N> {
  const { format } = usePage();
  const choice = useChosenFile();
  const sending = useSending();
  return { ...formFile(name, requirements, choice.chosen, format, document), document, choice, sending };
}
