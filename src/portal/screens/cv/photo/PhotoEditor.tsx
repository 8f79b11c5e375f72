import * as codes from '#core/contract/codes.ts';
import { useEffect, useRef, useState } from 'react';
import { extensionOf, fitsAsPhoto, photoTypes } from '#core/contract/validation/files.ts';
import { FileZone } from '#portal/forms/files/FileZone.tsx';
import { fileKey } from '#portal/forms/files/file-check.ts';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import { useSending } from '#portal/forms/files/use-sending.ts';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { nothingBefore } from '#portal/forms/editors/use-editor.ts';
import type { FormProblem } from '#portal/forms/form/form-state.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { photo } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { initialCrop } from './crop.ts';
import { openPicture, pngOf } from './draw.ts';
import { PhotoCropper } from './PhotoCropper.tsx';

interface ChosenPhoto {
  file?: File;
  picture?: ImageBitmap;
  problem?: FormProblem;
}

const initial = { archivo: '' };

/** Form of the photo: a picture of any size, cropped to a square. */
export function PhotoEditor() {
  const { t } = usePage().format;
  const [{ file, picture, problem }, setChosen] = useState<ChosenPhoto>({});
  const [crop, setCrop] = useState(initialCrop);
  const latest = useRef<File>(undefined);
  const sending = useSending();
  useEffect(() => () => picture?.close(), [picture]);

  const choose = async (next: File | undefined): Promise<void> => {
    latest.current = next;
    setCrop(initialCrop);
    if (!next) return setChosen({});
    const isPicture = (photoTypes as readonly string[]).includes(extensionOf(next.name));
    if (!isPicture) return setChosen({ file: next, problem: 'validation.fileType' });
    setChosen({ file: next });
    const opened = await openPicture(next);
    if (latest.current !== next) return opened?.close();
    return setChosen({ file: next, ...(opened ? { picture: opened } : { problem: 'cv.photoUnreadable' }) });
  };
  const form = useCvEditor<typeof initial, undefined>({
    initial,
    ...nothingBefore,
    validate: () => {
      if (problem) return { archivo: problem };
      return picture ? {} : { archivo: 'validation.required' };
    },
    save: async () => {
      const png = picture && (await pngOf(picture, crop));
      if (!png) {
        setChosen({ ...omitUndefined({ file }), problem: 'cv.photoUnreadable' });
        return { ok: false, kind: 'aborted' };
      }
      return sending.run((options) => photo.save(png, options));
    },
    fields: { [codes.dataMissing]: 'archivo', [codes.fileExtension]: 'archivo' },
  });
  return (
    <EditorForm title={t('cv.photo')} form={form} labels={{ archivo: t('cv.picture') }} stop={sending.stop}>
      <FileZone
        name="archivo"
        label={t('cv.picture')}
        hint={<p>{t('cv.photoTypes', { types: photoTypes.join(', ') })}</p>}
        types={photoTypes}
        file={file}
        problem={problem ?? form.problems.archivo}
        isRequired
        onFile={(next) => {
          void choose(next);
          form.set({ archivo: fileKey(next) });
        }}
      />
      <div role="status" className="photo-note">
        {picture && !fitsAsPhoto(picture) && (
          <p>
            {t('notices.photoTooLarge')} {t('cv.photoReduced')}
          </p>
        )}
      </div>
      {picture && <PhotoCropper picture={picture} crop={crop} onCrop={setCrop} />}
      <PrivacyLayer of="foto" />
      <UploadProgress sending={sending} />
    </EditorForm>
  );
}
