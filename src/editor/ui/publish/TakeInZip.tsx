import { useId, useState } from 'react';
import type { TakenIn } from '#editor/protocol/publishing.ts';
import { largestFile, readBase64 } from '../controls/files.ts';
import { useEditor } from '../editor-context.ts';

/** Replaces the files of the brand by those of a ZIP, for those who work without git. */
export function TakeInZip() {
  const { store, t } = useEditor();
  const id = useId();
  const [result, setResult] = useState<TakenIn>();
  const takeIn = async (file: File): Promise<void> => {
    if (file.size > largestFile) setResult({ made: false, reason: 'too-large' });
    else setResult(await store.takeIn(await readBase64(file)));
  };
  return (
    <section className="setting">
      <h3>
        <label htmlFor={id}>{t('publish.takeIn')}</label>
      </h3>
      <p className="field-hint" id={`${id}-hint`}>
        {t('publish.takeIn.hint')}
      </p>
      <input
        id={id}
        type="file"
        accept=".zip,application/zip"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void takeIn(file);
          currentTarget.value = '';
        }}
      />
      <div role="status">
        {result?.made && (
          <p>
            {t('publish.taken')}{' '}
            {result.leftOut.length > 0 && t('publish.taken.leftOut', { files: result.leftOut.join(', ') })}
          </p>
        )}
        {result?.made === false && <p className="refused">{t(`publish.notTaken.${result.reason}`)}</p>}
      </div>
    </section>
  );
}
