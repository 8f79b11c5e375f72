import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CallFailure } from '#api/client/result.ts';
import type { RequiredDocument } from '#api/entities/document.ts';
import {
  addressName,
  type ChosenFile,
  fileFieldName,
  fileProblems,
  type FileTerms,
  noFile,
  uploadContent,
} from '#shell/files/file-check.ts';
import { FileField } from '#shell/files/FileField.tsx';
import { UploadProgress } from '#shell/files/UploadProgress.tsx';
import { useChosenFile } from '#shell/files/use-chosen-file.ts';
import { useSending } from '#shell/files/use-sending.ts';
import { refusalOf } from '#shell/forms/refusal.ts';
import { usePage } from '#shell/islands/page-context.ts';
import type { UploadOptions } from '#stores/record-store.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { type FormValues, useForm } from '#ui/form/use-form.ts';
import type { NamedUpload } from './apply-store.ts';
import '#ui/Dialog.scss';

interface DocumentsDialogProps {
  documents: readonly RequiredDocument[];
  send: (documents: readonly NamedUpload[], options: UploadOptions) => Promise<CallFailure | undefined>;
  onClose: () => void;
}

const termsOf = ({ idDocumento }: RequiredDocument): FileTerms => ({
  name: `documento${idDocumento}`,
  kind: 'general',
  takesAddress: true,
  isRequired: true,
});

const nothingChosen: ChosenFile = { wantsAddress: false };

/** Asks for every document of an offer, as a file or an address; closing it means not to apply. */
export function DocumentsDialog({ documents, send, onClose }: DocumentsDialogProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const sending = useSending();
  const [chosen, setChosen] = useState<ReadonlyMap<number, ChosenFile>>(new Map());
  const chosenOf = ({ idDocumento }: RequiredDocument): ChosenFile =>
    chosen.get(idDocumento) ?? nothingChosen;

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  const form = useForm<FormValues>({
    initial: Object.assign({}, ...documents.map((it) => noFile(termsOf(it).name))) as FormValues,
    validate: (values) =>
      Object.assign(
        {},
        ...documents.map((it) => fileProblems(chosenOf(it), termsOf(it), values, format)),
      ) as ReturnType<typeof fileProblems>,
    submit: async (values) => {
      const uploads: NamedUpload[] = [];
      for (const it of documents) {
        const content = await uploadContent(chosenOf(it), termsOf(it), values);
        if (content)
          uploads.push({ idDocumento: it.idDocumento, nombre: it.nombre.slice(0, 150), ...content });
      }
      const failure = await sending.run((options) => send(uploads, options));
      if (!failure) return undefined;
      const [only, ...more] = documents;
      // Which of several it is, the server does not say.
      const fields = only && more.length === 0 ? { 46: fileFieldName(chosenOf(only), termsOf(only)) } : {};
      return refusalOf<FormValues>(failure, fields, { brand, half: 'student', t });
    },
  });
  const labels = Object.fromEntries(
    documents.flatMap((it) => {
      const { name } = termsOf(it);
      return [
        [name, it.nombre],
        [addressName(name), `${it.nombre}: ${t('frame.fileAddress')}`],
      ];
    }),
  );
  const leave = (): void => {
    if (form.isBusy) sending.stop();
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog apply-documents"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <h2 id={titleId} className="dialog-title">
        {t('offers.documentsTitle')}
      </h2>
      <p>{t('offers.documentsText')}</p>
      <Form {...{ form, t, labels }}>
        {documents.map((it) => (
          <RequiredFile
            key={it.idDocumento}
            wanted={it}
            onChoose={(file) => setChosen((before) => new Map(before).set(it.idDocumento, file))}
          />
        ))}
        <UploadProgress sending={sending} />
        <div className="apply-documents-foot">
          <Button onClick={leave}>{t(form.isBusy ? 'frame.stopSending' : 'actions.cancel')}</Button>
          <SubmitButton>{t('offers.apply')}</SubmitButton>
        </div>
      </Form>
    </dialog>
  );
}

interface RequiredFileProps {
  wanted: RequiredDocument;
  onChoose: (chosen: ChosenFile) => void;
}

function RequiredFile({ wanted, onChoose }: RequiredFileProps) {
  const choice = useChosenFile();
  const { chosen } = choice;
  const tell = useRef(onChoose);
  useEffect(() => tell.current(chosen), [chosen]);
  return (
    <FileField label={wanted.nombre} choice={choice} terms={termsOf(wanted)} hint={wanted.descripcion} />
  );
}
