import type { ChangedPicture, DescribedChange, SeenChange, SeenPair } from '#editor/protocol/publishing.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Plates } from '../controls/Plates.tsx';
import { useEditor } from '../editor-context.ts';
import { labelOf } from '../store/setting-words.ts';

/** What visitors will find different: in words, as colours, and as pictures. */
export function Changes({ change }: { change: DescribedChange }) {
  const { t } = useEditor();
  const { isInRepository, files } = change;
  return (
    <section aria-labelledby="publish-changes">
      <h3 id="publish-changes">{t('publish.changes')}</h3>
      <p className="field-hint">{t(isInRepository ? 'publish.changes.commit' : 'publish.changes.folder')}</p>
      <p>{summaryOf(change, t)}</p>
      {change.changes.length > 0 && (
        <ul className="changes">
          {change.changes.map((one, index) => (
            <Change key={index} change={one} />
          ))}
        </ul>
      )}
      <Contrasts change={change} />
      {change.pictures.length > 0 && (
        <>
          <h4>{t('publish.pictures')}</h4>
          <ul role="list" className="changed-pictures">
            {change.pictures.map((picture) => (
              <Picture key={picture.path} picture={picture} />
            ))}
          </ul>
        </>
      )}
      {files.length > 0 && (
        <details>
          <summary>{t('publish.files', { count: files.length })}</summary>
          <ul>
            {files.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The changes as a whole, in one sentence; none where the list says all. */
function summaryOf(
  { isBroken, isNew, files, changes, contrasts, pictures }: DescribedChange,
  t: ReturnType<typeof useEditor>['t'],
): string | undefined {
  if (isBroken) return t('publish.changes.broken');
  if (isNew) return t('publish.changes.new');
  if (files.length === 0) return t('publish.changes.none');
  const isSeen = changes.length > 0 || contrasts.length > 0 || pictures.length > 0;
  return isSeen ? undefined : t('publish.changes.invisible');
}

function Change({ change }: { change: SeenChange }) {
  const { view, t, goToSetting } = useEditor();
  const { sentence, subject, setting, before, after, diff } = change;
  return (
    <li>
      <p>
        {sentence} {subject !== undefined && <code>{subject}</code>}
      </p>
      {(before !== undefined || after !== undefined) && (
        <dl className="before-after">
          <dt>{t('publish.before')}</dt>
          <dd>
            <del>{before ?? '—'}</del>
          </dd>
          <dt>{t('publish.after')}</dt>
          <dd>
            <ins>{after ?? '—'}</ins>
          </dd>
        </dl>
      )}
      {diff !== undefined && (
        <details>
          <summary>{t('publish.diff')}</summary>
          <pre tabIndex={0}>{diff}</pre>
        </details>
      )}
      {setting !== undefined && (
        <Button kind="quiet" onClick={() => goToSetting(setting)}>
          {t('goTo', { label: labelOf(view.forms, setting.split('.')) })}
        </Button>
      )}
    </li>
  );
}

function Pair({ pair }: { pair: SeenPair | undefined }) {
  const { t } = useEditor();
  if (!pair) return <td>—</td>;
  const { text, ground, ratio } = pair;
  return (
    <td>
      <div className="pair">
        <svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
          <rect width="64" height="40" fill={ground} />
          <circle cx="32" cy="20" r="12" fill={text} />
        </svg>
        <span>
          {text} / {ground}
          <br />
          {t('publish.ratio', { ratio })}
        </span>
      </div>
    </td>
  );
}

function Contrasts({ change: { contrasts } }: { change: DescribedChange }) {
  const { t } = useEditor();
  if (contrasts.length === 0) return null;
  return (
    <details>
      <summary>
        {t('publish.contrasts')} ({contrasts.length})
      </summary>
      <div className="contrasts" role="region" aria-label={t('publish.contrasts')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('publish.pair')}</th>
              <th scope="col">{t('publish.before')}</th>
              <th scope="col">{t('publish.after')}</th>
            </tr>
          </thead>
          <tbody>
            {contrasts.map(({ what, mode, before, after }) => (
              <tr key={`${what} ${mode}`}>
                <th scope="row">
                  {what} ({t(`publish.${mode}`)})
                </th>
                <Pair pair={before} />
                <Pair pair={after} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Picture({ picture: { path, before, after } }: { picture: ChangedPicture }) {
  const { t } = useEditor();
  return (
    <li>
      <code>{path}</code>
      <dl className="before-after">
        <dt>{t('publish.before')}</dt>
        <dd>
          {before === undefined ? (
            '—'
          ) : (
            <Plates path={path} content={before} alt={t('publish.picture.before', { path })} />
          )}
        </dd>
        <dt>{t('publish.after')}</dt>
        <dd>
          {after === undefined ? (
            '—'
          ) : (
            <Plates path={path} content={after} alt={t('publish.picture.after', { path })} />
          )}
        </dd>
      </dl>
    </li>
  );
}
