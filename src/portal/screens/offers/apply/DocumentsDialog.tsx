import * as codes from '#core/contract/codes.ts';
import { localDay } from '#core/i18n/dates.ts';
import { useEffect, useRef, useState } from 'react';
import upload from 'icon:upload';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { RequiredDocument } from '#core/contract/entities/document.ts';
import { type ChosenFile, formFile, type UploadRequirements } from '#portal/forms/files/file-check.ts';
import { FileField } from '#portal/forms/files/FileField.tsx';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import { useChosenFile } from '#portal/forms/files/use-chosen-file.ts';
import { useSending } from '#portal/forms/files/use-sending.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { useForm } from '#portal/forms/form/use-form.ts';
import type { NamedUpload } from './apply-store.ts';
import { FromCv } from './FromCv.tsx';

interface DocumentsDialogProps {
  documents: readonly RequiredDocument[];
  send: (documents: readonly NamedUpload[], options: UploadOptions) => Promise<CallFailure | undefined>;
  onClose: () => void;
}

const nameOf = ({ idDocumento }: RequiredDocument): string => `documento${idDocumento}`;

const requirements: UploadRequirements = { kind: 'general', takesAddress: true, isRequired: true };

const nothingChosen: ChosenFile = { wantsAddress: false };

/** Dialog for an offer's required documents, as files or addresses; closing it cancels the application. */
export function DocumentsDialog({ documents, send, onClose }: DocumentsDialogProps) {
  const { t } = usePage().format;
  return (
    <FormDialog icon={upload} title={t('offers.documentsTitle')} onClose={onClose}>
      <p>{t('offers.documentsText')}</p>
      <DocumentsForm documents={documents} send={send} />
    </FormDialog>
  );
}

function DocumentsForm({ documents, send }: Omit<DocumentsDialogProps, 'onClose'>) {
  const { brand, format } = usePage();
  const { t } = format;
  const sending = useSending();
  const [chosen, setChosen] = useState<ReadonlyMap<number, ChosenFile>>(new Map());
  const files = documents.map((document) =>
    formFile(
      nameOf(document),
      requirements,
      chosen.get(document.idDocumento) ?? nothingChosen,
      format,
      document.nombre,
    ),
  );

  const [only, ...others] = files;
  // The server does not tell which of several documents it refuses.
  const single = others.length === 0 ? only : undefined;

  const initial = Object.assign({}, ...files.map((file) => file.initial)) as FormValues;
  const form = useForm<FormValues>({
    initial,
    wire: single && { fields: { documentos: Object.keys(single.initial) } },
    validate: (values) =>
      Object.assign({}, ...files.map(({ problems }) => problems(values))) as Problems<FormValues>,
    submit: async (values) => {
      const uploads: NamedUpload[] = [];
      for (const [index, { idDocumento, nombre }] of documents.entries()) {
        const content = await files[index]?.content(values);
        if (content)
          uploads.push({ idDocumento, nombre: nombre.slice(0, 150), fecha: localDay(), ...content });
      }
      const failure = await sending.run((options) => send(uploads, options));
      if (!failure) return undefined;
      const fields = single ? { [codes.fileExtension]: single.fieldFor(values) } : {};
      return refusalOf<FormValues>(failure, fields, { brand, side: 'student', ...format });
    },
  });
  return (
    <DialogForm
      form={form}
      labels={Object.assign({}, ...files.map(({ labels }) => labels)) as Record<string, string>}
      submit={t('offers.apply')}
      stop={sending.stop}
    >
      {documents.map((document) => (
        <RequiredFile
          key={document.idDocumento}
          required={document}
          onChoose={(file) => setChosen((before) => new Map(before).set(document.idDocumento, file))}
        />
      ))}
      <UploadProgress sending={sending} />
    </DialogForm>
  );
}

interface RequiredFileProps {
  required: RequiredDocument;
  onChoose: (chosen: ChosenFile) => void;
}

function RequiredFile({ required, onChoose }: RequiredFileProps) {
  const choice = useChosenFile();
  const { chosen } = choice;
  const tell = useRef(onChoose);
  useEffect(() => tell.current(chosen), [chosen]);
  return (
    <>
      <FileField
        document={required.nombre}
        choice={choice}
        requirements={{ ...requirements, name: nameOf(required) }}
        hint={required.descripcion}
      />
      {!chosen.file && !chosen.wantsAddress && (
        <FromCv name={nameOf(required)} document={required.nombre} choice={choice} />
      )}
    </>
  );
}
