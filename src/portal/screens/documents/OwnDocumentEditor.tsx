import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { nothingBefore, useEditor } from '#portal/forms/editors/use-editor.ts';
import { usePage } from '#portal/island/page-context.ts';
import { NewDocumentFields } from '#portal/pieces/new-document/NewDocumentFields.tsx';
import { useNewDocument } from '#portal/pieces/new-document/use-new-document.ts';
import { ownDocuments } from './portal-own-documents.ts';

/** Form of a new document of the company: file or address, and name. */
export function OwnDocumentEditor() {
  const { t } = usePage().format;
  const document = useNewDocument({ kindOfFile: () => 'general', asksForName: true, kind: 'none' });
  const { initial, problems, fields, upload } = document;
  const form = useEditor({
    ...nothingBefore,
    side: 'company',
    initial,
    validate: problems,
    wire: upload.wire,
    save: async (_, values, sent) => {
      const content = await document.read(values);
      if (!content) return { ok: false, kind: 'aborted' };
      const { idTipo: _kind, ...named } = content;
      return upload.sending.run((options) => ownDocuments.add(named, options, sent));
    },
    fields: document.fieldsOfCodes,
    arrivedText: 'documents.arrived',
  });
  return (
    <EditorForm
      title={t('placements.newDocument')}
      {...{ form, fields }}
      labels={upload.labels}
      stop={upload.sending.stop}
    >
      <NewDocumentFields document={document} />
    </EditorForm>
  );
}
