import type { UploadKind } from '#core/contract/call.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';
import { useForm } from '#portal/forms/form/use-form.ts';
import { longestName } from '#portal/pieces/new-document/document-name.ts';
import { NewDocumentFields } from '#portal/pieces/new-document/NewDocumentFields.tsx';
import { useNewDocument } from '#portal/pieces/new-document/use-new-document.ts';
import type { NewPlacementDocument, UploadedDocument } from './stores/placement-uploads.ts';

export interface UploadFormProps {
  kind: UploadKind;
  /** Name of the file; if absent, the form asks for name and kind. */
  name?: string;
  /** Label of the submit button. */
  submit: string;
  send: (document: NewPlacementDocument, options: UploadOptions) => Promise<UploadedDocument>;
  onSent: (name: string) => void;
}

/**
 * Dialog form for a file, or for the address of a file that is too big. The choice stays until the file has arrived.
 */
export function UploadForm({ kind, name, submit, send, onSent }: UploadFormProps) {
  const { brand, format } = usePage();
  const asksForName = name === undefined;
  const document = useNewDocument({ kindOfFile: () => kind, asksForName, kind: 'optional' });
  const { initial, fields, upload } = document;
  const form = useForm<typeof initial>({
    initial,
    validate: document.problems,
    wire: upload.wire,
    submit: async (values) => {
      const read = await document.read(values);
      if (!read) return {};
      const nombre = name?.trim().slice(0, longestName) ?? read.nombre;
      const sent = await upload.sending.run((options) => send({ ...read, nombre }, options));
      if (!sent.ok)
        return refusalOf<typeof initial>(sent, document.fieldsOfCodes(values), {
          brand,
          side: 'student',
          ...format,
        });
      onSent(nombre);
      return undefined;
    },
  });
  return (
    <DialogForm {...{ form, fields, submit }} labels={upload.labels} stop={upload.sending.stop}>
      <NewDocumentFields document={document} />
    </DialogForm>
  );
}
