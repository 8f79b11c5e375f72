import { useEffect, useState } from 'react';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import { controlId, useEditor } from '../editor-context.ts';
import { assetPath } from './asset-path.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { useSetting } from './use-setting.ts';

/** Bytes of the largest file: as Base64 it fits into a call. */
const largest = 5 * 1024 * 1024;

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Type of a picture by its name; undefined for other files. */
const pictureType = (path: string): string | undefined => types[path.split('.').at(-1)?.toLowerCase() ?? ''];

const readBase64 = (file: File): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });

/** Chooses a file of the brand, or uploads another. */
export function FileControl({ path }: { path: ValuePath }) {
  const { store, view, t } = useEditor();
  const setting = useSetting(path);
  const { value, label, set, takeBack, isOwn } = setting;
  const [isTooLarge, setTooLarge] = useState(false);
  const shown = typeof value === 'string' ? value : '';
  const assets = view.files.filter((file) => file.startsWith('assets/'));
  const upload = async (file: File | undefined): Promise<void> => {
    setTooLarge(file !== undefined && file.size > largest);
    if (file && file.size <= largest) await store.upload(path, assetPath(file.name), await readBase64(file));
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
  const [address, setAddress] = useState<{ path: string; url: string }>();
  const type = pictureType(path);
  // Undoing may bring another picture of the same name.
  const { position } = view.state;
  useEffect(() => {
    let isCurrent = true;
    if (type !== undefined)
      void store.file(path).then((content) => {
        if (isCurrent && content !== null) setAddress({ path, url: `data:${type};base64,${content}` });
      });
    return () => {
      isCurrent = false;
    };
  }, [store, path, type, position]);
  if (address?.path !== path) return null;
  return (
    <div className="plates">
      <img className="plate-light" src={address.url} alt="" />
      <img className="plate-dark" src={address.url} alt="" />
    </div>
  );
}
