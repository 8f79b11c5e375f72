import { useEffect, useState } from 'react';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import { controlId, useEditor } from '../editor-context.ts';
import { assetPath } from './asset-path.ts';
import { largestFile, pictureType, readBase64 } from './files.ts';
import { Plates } from './Plates.tsx';
import { SettingFrame } from './SettingFrame.tsx';
import { useSetting } from './use-setting.ts';

/** Chooses a file of the brand, or uploads another. */
export function FileControl({ path }: { path: ValuePath }) {
  const { store, view, t } = useEditor();
  const setting = useSetting(path);
  const { value, label, set, takeBack, isOwn } = setting;
  const [isTooLarge, setTooLarge] = useState(false);
  const shown = typeof value === 'string' ? value : '';
  const assets = view.files.filter((file) => file.startsWith('assets/'));
  const upload = async (file: File | undefined): Promise<void> => {
    setTooLarge(file !== undefined && file.size > largestFile);
    if (file && file.size <= largestFile)
      await store.upload(path, assetPath(file.name), await readBase64(file));
  };
  const uploadId = `${controlId(path)}-upload`;
  return (
    <SettingFrame setting={setting} mistake={isTooLarge ? t('file.large') : undefined}>
      {(input) => (
        <div className="file-inputs">
          <Picture path={shown} />
          <select
            {...input}
            value={shown}
            onChange={({ currentTarget }) =>
              void (currentTarget.value === '' ? isOwn && takeBack() : set(currentTarget.value))
            }
          >
            <option value="">{t('file.none')}</option>
            {[...new Set([...(shown ? [shown] : []), ...assets])].map((file) => (
              <option key={file} value={file}>
                {file.replace(/^assets\//, '')}
              </option>
            ))}
          </select>
          <label htmlFor={uploadId} className="upload-label">
            {t('file.upload')}
          </label>
          <input
            id={uploadId}
            type="file"
            aria-label={t('file.upload.of', { label })}
            onChange={({ currentTarget }) => {
              void upload(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </div>
      )}
    </SettingFrame>
  );
}

/** A picture of the brand on a light and on a dark plate. */
function Picture({ path }: { path: string }) {
  const { store, view } = useEditor();
  const [read, setRead] = useState<{ path: string; content: string }>();
  const isPicture = pictureType(path) !== undefined;
  // Undoing may bring another picture of the same name.
  const { position } = view.state;
  useEffect(() => {
    let isCurrent = true;
    if (isPicture)
      void store.file(path).then((content) => {
        if (isCurrent && content !== null) setRead({ path, content });
      });
    return () => {
      isCurrent = false;
    };
  }, [store, path, isPicture, position]);
  return read?.path === path ? <Plates path={path} content={read.content} alt="" /> : null;
}
