import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { OneOfInput, TextInput } from '#portal/forms/fields/inputs.tsx';
import { UploadField } from '#portal/forms/files/UploadField.tsx';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { nameAfter } from './document-name.ts';
import { newDocumentForm } from './new-document-form.ts';
import type { NewDocumentInUse } from './use-new-document.ts';

const Field = fieldOf(newDocumentForm, { text: TextInput, oneOf: OneOfInput });

/** A new document: its file, and its name and kind where they are asked for. The name is that of the file at first. */
export function NewDocumentFields({ document: { upload, isNamed } }: { document: NewDocumentInUse }) {
  const { nombre = '' } = useFormScope().form.values;
  return (
    <>
      <UploadField
        upload={upload}
        valuesOf={(file) => (isNamed ? nameAfter(file, upload.choice.chosen, String(nombre)) : {})}
      />
      <Field name="nombre" />
      <Field name="idTipo" />
      <UploadProgress sending={upload.sending} />
    </>
  );
}
