import { degreeCopy } from '#api/constants.ts';
import type { RequiredDocument } from '#api/entities/document.ts';
import { required } from '#api/validation/text.ts';
import type { MessageId } from '#i18n/messages.ts';
import {
  addressName,
  fileFieldName,
  type FileTerms,
  fileProblems,
  noFile,
  uploadContent,
} from '#shell/files/file-check.ts';
import { FileField } from '#shell/files/FileField.tsx';
import { UploadProgress } from '#shell/files/UploadProgress.tsx';
import { useChosenFile } from '#shell/files/use-chosen-file.ts';
import { useSending } from '#shell/files/use-sending.ts';
import { onlyProblems } from '#shell/forms/problems.ts';
import { useDomain } from '#shell/forms/use-domain.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import type { DocumentPlace } from '../stores/documents-store.ts';
import { documents } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

interface DocumentEditorProps {
  place: DocumentPlace;
  /** What is handed in, of documents that a process asks for. */
  requested?: RequiredDocument;
}

const initial = { ...noFile('fichero'), nombre: '', idTipo: '' };

type Values = typeof initial;

const titles: Record<DocumentPlace, MessageId> = {
  cv: 'cv.ownCv',
  documentos: 'cv.newDocument',
  certificados: 'cv.newCertificate',
  documentosPrivados: 'cv.newPrivateDocument',
  documentosProcesos: 'cv.handIn',
};

const longestName = 150;

/** The name of a file without its type, as the name of a document. */
const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '').slice(0, longestName);

/** The form of a new document: its file or address, its name and its kind, as far as the place leaves them open. */
export function DocumentEditor({ place, requested }: DocumentEditorProps) {
  const { format } = usePage();
  const { t } = format;
  const choice = useChosenFile();
  const sending = useSending();
  const { chosen } = choice;
  const isNamed = place !== 'cv' && place !== 'documentosProcesos';
  const kinds = useDomain('tiposDocumentoAlumnoPracticas', isNamed);
  const termsOf = ({ idTipo }: Values): FileTerms<'fichero'> => ({
    name: 'fichero',
    kind: Number(idTipo) === degreeCopy ? 'pdf' : 'general',
    takesAddress: true,
    isRequired: true,
  });
  const fileField = fileFieldName(chosen, termsOf(initial));
  const form = useCvEditor<Values, undefined>({
    initial,
    opened: undefined,
    part: () => undefined,
    validate: (values) => ({
      ...fileProblems(chosen, termsOf(values), values, format),
      ...(isNamed ? onlyProblems<Values>({ nombre: required(values.nombre) }) : {}),
      ...(place === 'certificados' ? onlyProblems<Values>({ idTipo: required(values.idTipo) }) : {}),
    }),
    save: async (_, values) => {
      const content = await uploadContent(chosen, termsOf(values), values);
      if (!content) return { ok: false, kind: 'aborted' };
      const name = requested?.nombre ?? (isNamed ? values.nombre : t('cv.ownCv'));
      return sending.run((options) =>
        documents.add(
          {
            destino: place,
            nombre: name.trim(),
            fecha: new Date().toLocaleDateString('sv-SE'),
            ...content,
            ...(values.idTipo ? { idTipo: Number(values.idTipo) } : {}),
            ...(requested ? { idDocumento: requested.idDocumento } : {}),
          },
          options,
        ),
      );
    },
    fields: { 46: fileField, 56: fileField },
  });
  return (
    <EditorForm
      title={requested?.nombre ?? t(titles[place])}
      form={form}
      initial={initial}
      labels={{
        fichero: t('frame.file'),
        [addressName('fichero')]: t('frame.fileAddress'),
        nombre: t('cv.documentName'),
        idTipo: t('cv.documentKind'),
      }}
      stop={sending.stop}
    >
      <FileField
        label={t('frame.file')}
        choice={choice}
        terms={termsOf(form.values)}
        valuesOf={(file) => {
          const { nombre } = form.values;
          const isOwn = nombre !== '' && nombre !== (chosen.file && nameOf(chosen.file));
          return isNamed && !isOwn ? { nombre: nameOf(file) } : {};
        }}
      />
      {isNamed && (
        <>
          <TextField name="nombre" label={t('cv.documentName')} maxLength={longestName} />
          <SelectField
            name="idTipo"
            label={t('cv.documentKind')}
            options={kinds}
            optional={place !== 'certificados'}
          />
        </>
      )}
      <UploadProgress sending={sending} />
    </EditorForm>
  );
}
