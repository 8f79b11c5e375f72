import person from 'icon:user-round';
import { useState } from 'react';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { ServerImage } from '#portal/island/server-link/ServerImage.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import './photo.scss';

const load = async () => (await import('./PhotoEditor.tsx')).PhotoEditor;

/** Photo of a CV, with its editor. */
export function PhotoView({ address }: { address: string | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { visible, editable } = flagsOf(brand.fields.profesional, 'urlImagenPerfil');
  // An address that fails to load is replaced by the placeholder.
  const [brokenAddress, setBrokenAddress] = useState<string>();
  if (!visible) return null;
  return (
    <div className="photo-block">
      <EditableBlock
        id="photo"
        what=""
        label={t(address ? 'cv.changePhoto' : 'cv.addPhoto')}
        load={load}
        isFixed={!editable}
      >
        {address && address !== brokenAddress ? (
          <ServerImage
            className="photo"
            address={address}
            alt={t('cv.photo')}
            width={112}
            height={112}
            onError={() => setBrokenAddress(address)}
          />
        ) : (
          <span className="photo photo-none">
            <Icon shapes={person} />
          </span>
        )}
      </EditableBlock>
    </div>
  );
}
