import type { UploadKind } from '#api/call.ts';
import { required } from '#api/validation/text.ts';
import {
  addressName,
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
import { onlyProblems } from '#shell/forms/problems.ts';
import { refusalOf } from '#shell/forms/refusal.ts';
import { useDomain } from '#shell/forms/use-domain.ts';
import { usePage } from '#shell/islands/page-context.ts';
import type { UploadOptions } from '#stores/record-store.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { NewDocument, Sent } from './stores/uploads-store.ts';
import { today } from './today.ts';

export interface UploadFormProps {
  kind: UploadKind;
  /** What the file is called; where that is not given, its name and its kind are asked for. */
  name?: string;
  /** Words of the button. */
  submit: string;
  send: (document: NewDocument, options: UploadOptions) => Promise<Sent>;
  onSent: (name: string) => void;
  onClose: () => void;
}

const initial = { ...noFile('fichero'), nombre: '', idTipo: '' };

type Values = typeof initial;

const longestName = 150;

/** The name of a file without its type, as the name of a document. */
const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '').slice(0, longestName);

/** The form for a file, or for the address of one that is too big; what was chosen stays until it has arrived. */
export function UploadForm({ kind, name, submit, send, onSent, onClose }: UploadFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const choice = useChosenFile();
  const sending = useSending();
  const { chosen } = choice;
  const isNamed = name === undefined;
  const kinds = useDomain('tiposDocumentoAlumnoPracticas', isNamed);
  const terms: FileTerms<'fichero'> = { name: 'fichero', kind, takesAddress: true, isRequired: true };
  const form = useForm<Values>({
    initial,
    validate: (values) => ({
      ...fileProblems(chosen, terms, values, format),
      ...(isNamed ? onlyProblems<Values>({ nombre: required(values.nombre) }) : {}),
    }),
    submit: async (values) => {
      const content = await uploadContent(chosen, terms, values);
      if (!content) return {};
      const nombre = (name ?? values.nombre).trim().slice(0, longestName);
      const idTipo = values.idTipo ? { idTipo: Number(values.idTipo) } : {};
      const document = { nombre, fecha: today(), ...idTipo, ...content };
      const sent = await sending.run((options) => send(document, options));
      if (!sent.ok) {
        const field = fileFieldName(chosen, terms);
        return refusalOf<Values>(sent, { 46: field, 56: field }, { brand, half: 'student', t });
      }
      onSent(nombre);
      return undefined;
    },
  });
  const labels = {
    fichero: t('placements.file'),
    [addressName('fichero')]: t('frame.fileAddress'),
    nombre: t('placements.documentName'),
    idTipo: t('placements.documentKind'),
  };
  return (
    <div className="placement-form">
      <Form {...{ form, t, labels }}>
        <FileField
          label={labels.fichero}
          choice={choice}
          terms={terms}
          valuesOf={(file) => {
            const { nombre } = form.values;
            const isOwn = nombre !== '' && nombre !== (chosen.file && nameOf(chosen.file));
            return isNamed && !isOwn ? { nombre: nameOf(file) } : {};
          }}
        />
        {isNamed && (
          <>
            <TextField name="nombre" label={labels.nombre} maxLength={longestName} />
            <SelectField name="idTipo" label={labels.idTipo} options={kinds} optional />
          </>
        )}
        <UploadProgress sending={sending} />
        <div className="placement-form-actions">
          <Button onClick={form.isBusy ? sending.stop : onClose}>
            {t(form.isBusy ? 'frame.stopSending' : 'actions.cancel')}
          </Button>
          <SubmitButton>{submit}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
