import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { OneOfInput, TextInput } from '#portal/forms/fields/inputs.tsx';
import { UploadField } from '#portal/forms/files/UploadField.tsx';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { nameFromFile } from './document-name.ts';
import { newDocumentForm } from './new-document-form.ts';
import type { NewDocumentInUse } from './use-new-document.ts';

const Field = fieldOf(newDocumentForm, { text: TextInput, oneOf: OneOfInput });

/** Fields of a new document: file and, if asked for, name and kind. The name defaults to the file's. */
export function NewDocumentFields({ document: { upload, asksForName } }: { document: NewDocumentInUse }) {
  const { nombre = '' } = useFormScope().form.values;
  return (
    <>
      <UploadField
        upload={upload}
        valuesOf={(file) => (asksForName ? nameFromFile(file, upload.choice.chosen, String(nombre)) : {})}
      />
      <Field name="nombre" />
      <Field name="idTipo" />
      <UploadProgress sending={upload.sending} />
    </>
  );
}
