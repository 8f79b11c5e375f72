import { useId, useRef, useState } from 'react';
import type { DescribedChange, NotCommitted, Published } from '#editor/protocol/publishing.ts';
import { Button } from '#portal/ui/Button.tsx';
import { saveFile } from '../controls/files.ts';
import { useEditor } from '../editor-context.ts';
import type { RequestText } from '../store/editor-calls.ts';

interface SendChangeProps {
  brand: string;
  change: DescribedChange;
}

/** Sends the change: as a branch, as a patch, or as a ZIP for those without git. */
export function SendChange({ brand, change }: SendChangeProps) {
  const { store, t } = useEditor();
  const id = useId();
  const [subject, setSubject] = useState('');
  const [written, setWritten] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Published>();
  const subjectRef = useRef<HTMLInputElement>(null);
  const body = written ?? change.body;

  /** Sends what is written, once a subject is. */
  const send = async (act: (text: RequestText) => Promise<Published | undefined>): Promise<void> => {
    if (isBusy) return;
    setMissing(subject.trim() === '');
    if (subject.trim() === '') {
      subjectRef.current?.focus();
      return;
    }
    setBusy(true);
    setResult(await act({ subject: subject.trim(), body }));
    setBusy(false);
  };
  const patch = async (text: RequestText): Promise<Published | undefined> => {
    const answer = await store.ask((calls) => calls.patch(text));
    if (!answer?.made) return answer;
    saveFile(`${brand}.patch`, 'text/x-patch', { text: answer.patch });
    return undefined;
  };
  const zip = async (): Promise<void> => {
    const answer = await store.ask((calls) => calls.zip({}));
    if (answer) saveFile(`${brand}.zip`, 'application/zip', { base64: answer.content });
  };
  return (
    <section aria-labelledby={`${id}-title`} className="send">
      <h3 id={`${id}-title`}>{t('publish.send')}</h3>
      {change.isInRepository && (
        <>
          <div className="setting">
            <label htmlFor={`${id}-subject`}>{t('publish.subject')}</label>
            <input
              ref={subjectRef}
              id={`${id}-subject`}
              type="text"
              maxLength={100}
              autoComplete="off"
              required
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-missing` : undefined}
              value={subject}
              onChange={({ currentTarget }) => {
                setSubject(currentTarget.value);
                setMissing(false);
              }}
            />
            {isMissing && (
              <p id={`${id}-missing`} className="mistake" role="alert">
                {t('publish.subject.needed')}
              </p>
            )}
          </div>
          <div className="setting">
            <label htmlFor={`${id}-body`}>{t('publish.body')}</label>
            <p className="field-hint" id={`${id}-hint`}>
              {t('publish.body.hint')}
            </p>
            <textarea
              id={`${id}-body`}
              aria-describedby={`${id}-hint`}
              rows={8}
              value={body}
              onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            />
          </div>
          <p className="field-hint">{t('publish.branch.hint')}</p>
        </>
      )}
      <p className="field-hint">{t('publish.zip.hint')}</p>
      <div className="send-actions">
        {change.isInRepository && (
          <>
            <Button
              kind="primary"
              isBusy={isBusy}
              onClick={() => void send((text) => store.ask((calls) => calls.publish(text)))}
            >
              {t('publish.branch')}
            </Button>
            <Button onClick={() => void send(patch)}>{t('publish.patch')}</Button>
          </>
        )}
        <Button onClick={() => void zip()}>{t('publish.zip')}</Button>
      </div>
      <div role="status">{result && <Result result={result} />}</div>
    </section>
  );
}

function NotSent({ result }: { result: NotCommitted }) {
  const { t } = useEditor();
  return (
    <div className="refused">
      <p>{t(`publish.failed.${result.reason}`)}</p>
      {result.reason === 'git' && <pre tabIndex={0}>{result.says}</pre>}
    </div>
  );
}

function Result({ result }: { result: Published }) {
  const { t } = useEditor();
  if (!result.made) return <NotSent result={result} />;
  const { branch, address, notPushed } = result;
  if (notPushed !== undefined)
    return (
      <div className="refused">
        <p>{t('publish.notPushed', { branch })}</p>
        <pre tabIndex={0}>{notPushed}</pre>
      </div>
    );
  return (
    <div className="sent">
      <p>{t('publish.sent', { branch })}</p>
      {address === undefined ? (
        <p>{t('publish.request.unknown')}</p>
      ) : (
        <a className="button button-primary" href={address} target="_blank" rel="noreferrer">
          {t('publish.request')}
        </a>
      )}
    </div>
  );
}
