import files from 'icon:file-text';
import { useId, useRef, useState } from 'react';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { baseAddress } from '#portal/data/server/client/base-address.ts';
import { serverAddress } from '#portal/data/server/client/server-address.ts';
import { fileLimits } from '#core/contract/validation/files.ts';
import { call } from '#portal/data/server/call.ts';
import { fileKey, noFile } from '#portal/forms/files/file-check.ts';
import type { FileChoice } from '#portal/forms/files/use-chosen-file.ts';
import { fieldId, useFormScope } from '#portal/forms/form/form-context.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

interface CvFile {
  name: string;
  address: string;
}

/** Documents of a CV that can be reused: files of an accepted type. */
function reusableFiles({ documentos, certificados, documentosPrivados }: Cv): CvFile[] {
  return [...documentos, ...certificados, ...documentosPrivados].flatMap(
    ({ nombre, enlace, extension_adjunto: extension = '' }) => {
      const kind = extension.replace('.', '').toLowerCase();
      if (!enlace || !(fileLimits.general.types as readonly string[]).includes(kind)) return [];
      const name = nombre.toLowerCase().endsWith(`.${kind}`) ? nombre : `${nombre}.${kind}`;
      return [{ name, address: enlace }];
    },
  );
}

interface FromCvProps {
  /** Name of the field in its form. */
  name: string;
  /** Name of the required document. */
  document: string;
  choice: FileChoice;
}

/** Takes a document from the CV instead of a file of the device. */
export function FromCv({ name, document, choice }: FromCvProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { form, prefix } = useFormScope();
  const id = useId();
  const [cvFiles, setCvFiles] = useState<readonly CvFile[]>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'offers.cvNotRead' | 'offers.documentNotRead'>();
  const select = useRef<HTMLSelectElement>(null);
  useAnnounce(cvFiles?.length === 0 && t('offers.cvHasNone'));

  async function open(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const result = await call(dameCvUsuario, {});
    setBusy(false);
    if (result.ok) {
      setCvFiles(reusableFiles(result.datos));
      requestAnimationFrame(() => select.current?.focus());
    } else if (result.kind !== 'aborted') setProblem('offers.cvNotRead');
  }

  async function take(chosen: CvFile | undefined): Promise<void> {
    if (!chosen || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const address = serverAddress(chosen.address, baseAddress(location.host, brand.settings), location.href);
    const content = await fetch(address ?? '', { credentials: 'omit' })
      .then((answer) => (answer.ok ? answer.blob() : undefined))
      .catch(() => undefined);
    setBusy(false);
    if (!content) return setProblem('offers.documentNotRead');
    const file = new File([content], chosen.name, { type: content.type });
    choice.choose(file);
    form.set({ ...noFile(name), [name]: fileKey(file) });
    // Moves focus to the field, because the list disappears once a document is chosen.
    requestAnimationFrame(() => window.document.getElementById(fieldId(prefix, name))?.focus());
  }

  return (
    <div className="field">
      {cvFiles === undefined ? (
        <Button kind="quiet" isBusy={isBusy} onClick={() => !isBusy && void open()}>
          <Icon shapes={files} />
          {t('offers.fromCv')}
          <span className="visually-hidden"> {document}</span>
        </Button>
      ) : cvFiles.length === 0 ? (
        <p className="field-hint">{t('offers.cvHasNone')}</p>
      ) : (
        <>
          <label htmlFor={id}>{t('offers.cvDocument', { document })}</label>
          <select
            ref={select}
            id={id}
            defaultValue=""
            aria-disabled={isBusy || undefined}
            onChange={({ target }) => void take(cvFiles[Number(target.value)])}
          >
            <option value="" disabled>
              {t('offers.chooseOfCv')}
            </option>
            {cvFiles.map(({ name: fileName, address }, index) => (
              <option key={address} value={index}>
                {fileName}
              </option>
            ))}
          </select>
        </>
      )}
      <p role="alert" className="field-problem" hidden={!problem}>
        {problem && t(problem)}
      </p>
    </div>
  );
}
