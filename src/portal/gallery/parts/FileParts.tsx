import { FileField } from '#portal/forms/files/FileField.tsx';
import { FileZone } from '#portal/forms/files/FileZone.tsx';
import type { FileRequirements } from '#portal/forms/files/file-check.ts';
import { noFile } from '#portal/forms/files/file-check.ts';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import { UploadField } from '#portal/forms/files/UploadField.tsx';
import { useUpload } from '#portal/forms/files/use-upload.ts';
import type { Sending } from '#portal/forms/files/use-sending.ts';
import { Cell, Group } from '../Cell.tsx';
import { SampleForm } from '../SampleForm.tsx';
import { nothing } from '../samples.ts';

const requirements: FileRequirements = {
  name: 'fichero',
  kind: 'general',
  takesAddress: true,
  isRequired: true,
};
const file = new File(['x'], 'certificado-de-empadronamiento.pdf');
const zone = {
  name: 'archivo',
  label: 'Foto',
  hint: <p>PNG o JPG</p>,
  types: ['png', 'jpg'],
  onFile: nothing,
};
const sending: Sending = {
  sent: 0.4,
  isStopped: false,
  run: (send) => send({ signal: new AbortController().signal, onProgress: nothing }),
  stop: nothing,
};

/** Parts of file uploads. */
export function FileParts() {
  const upload = useUpload('fichero', requirements);
  return (
    <Group title="Files">
      <Cell title="FileZone: empty, filled, wrong">
        <SampleForm initial={{ a: '', b: '', c: '' }}>
          <FileZone {...zone} name="a" file={undefined} problem={undefined} isRequired={false} />
          <FileZone {...zone} name="b" file={file} problem={undefined} isRequired />
          <FileZone {...zone} name="c" file={file} problem="validation.fileType" isRequired />
        </SampleForm>
      </Cell>
      <Cell title="UploadField: a file">
        <SampleForm initial={upload.initial}>
          <UploadField upload={upload} hint="Un PDF" />
        </SampleForm>
      </Cell>
      <Cell title="FileField: an address, wrong">
        <SampleForm
          initial={noFile('fichero')}
          problems={{ fichero: 'validation.required', ficheroEnlace: 'validation.required' }}
        >
          <FileField
            choice={{ ...upload.choice, chosen: { wantsAddress: true } }}
            requirements={requirements}
          />
        </SampleForm>
      </Cell>
      <Cell title="UploadProgress: under way, stopped">
        <UploadProgress sending={sending} />
        <UploadProgress sending={{ ...sending, sent: undefined, isStopped: true }} />
      </Cell>
    </Group>
  );
}
