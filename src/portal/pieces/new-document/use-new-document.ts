import type { DocumentUpload } from '#core/contract/entities/document.ts';
import { localDay } from '#core/i18n/dates.ts';
import { type FieldsInUse, useFields } from '#portal/forms/fields/use-fields.ts';
import type { UploadRequirements } from '#portal/forms/files/file-check.ts';
import { fileCodes, type UploadState, useUpload } from '#portal/forms/files/use-upload.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { FormProblem } from '#portal/forms/form/form-state.ts';
import { newDocumentFlags, newDocumentForm } from './new-document-form.ts';

type Key = 'fichero' | 'ficheroEnlace' | 'nombre' | 'idTipo';

interface NewDocumentOptions {
  /** Rule for the file, by the chosen kind of document. */
  kindOfFile: (idTipo: number) => UploadRequirements['kind'];
  /** The form asks for a name. */
  asksForName: boolean;
  /** Whether the form asks for the kind of document. */
  kind: 'required' | 'optional' | 'none';
}

/** Form of a new document: file or address and, if asked for, name and kind. */
export interface NewDocumentInUse {
  upload: UploadState<'fichero'>;
  fields: Pick<FieldsInUse<unknown, unknown>, 'scope' | 'labels'>;
  asksForName: boolean;
  initial: Record<Key, string>;
  problems: (values: FormValues) => Record<string, FormProblem>;
  /** Reads the document for a call, dated today; `undefined` if its file cannot be read. */
  read: (values: FormValues) => Promise<(DocumentUpload & { idTipo?: number | undefined }) | undefined>;
  fieldsOfCodes: (values: FormValues) => Record<number, 'fichero' | 'ficheroEnlace'>;
}

/** Makes the form of a new document; `NewDocumentFields` renders it. */
export function useNewDocument({ kindOfFile, asksForName, kind }: NewDocumentOptions): NewDocumentInUse {
  const upload = useUpload('fichero', ({ idTipo }) => ({
    kind: kindOfFile(Number(idTipo)),
    takesAddress: true,
    isRequired: true,
  }));
  const fields = useFields(newDocumentForm, { flags: newDocumentFlags({ asksForName, kind }) });
  return {
    upload,
    fields,
    asksForName,
    initial: { ...upload.initial, ...fields.initial },
    problems: (values) => ({ ...upload.problems(values), ...fields.problems(values) }),
    read: async (values) => {
      const content = await upload.content(values);
      return content && { ...fields.read(values), fecha: localDay(), ...content };
    },
    fieldsOfCodes: (values) => fileCodes(upload, values),
  };
}
