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

interface Known {
  name: string;
  address: string;
}

/** The documents of a CV that can be sent again: files of a kind that is taken. */
function documentsOf({ documentos, certificados, documentosPrivados }: Cv): Known[] {
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
  /** Of the field, in its form. */
  name: string;
  /** What is asked for. */
  document: string;
  choice: FileChoice;
}

/** Takes a document that was uploaded to the CV before, instead of a file of the device. */
export function FromCv({ name, document, choice }: FromCvProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { form, prefix } = useFormScope();
  const id = useId();
  const [known, setKnown] = useState<readonly Known[]>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'offers.cvNotRead' | 'offers.documentNotRead'>();
  const select = useRef<HTMLSelectElement>(null);
  useAnnounce(known?.length === 0 && t('offers.cvHasNone'));

  async function open(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const result = await call(dameCvUsuario, {});
    setBusy(false);
    if (result.ok) {
      setKnown(documentsOf(result.datos));
      requestAnimationFrame(() => select.current?.focus());
    } else if (result.kind !== 'aborted') setProblem('offers.cvNotRead');
  }

  async function take(chosen: Known | undefined): Promise<void> {
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
    // The list goes with its choice.
    requestAnimationFrame(() => window.document.getElementById(fieldId(prefix, name))?.focus());
  }

  return (
    <div className="field">
      {known === undefined ? (
        <Button kind="quiet" isBusy={isBusy} onClick={() => !isBusy && void open()}>
          <Icon shapes={files} />
          {t('offers.fromCv')}
          <span className="visually-hidden"> {document}</span>
        </Button>
      ) : known.length === 0 ? (
        <p className="field-hint">{t('offers.cvHasNone')}</p>
      ) : (
        <>
          <label htmlFor={id}>{t('offers.cvDocument', { document })}</label>
          <select
            ref={select}
            id={id}
            defaultValue=""
            aria-disabled={isBusy || undefined}
            onChange={({ target }) => void take(known[Number(target.value)])}
          >
            <option value="" disabled>
              {t('offers.chooseOfCv')}
            </option>
            {known.map((it, index) => (
              <option key={it.address} value={index}>
                {it.name}
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
