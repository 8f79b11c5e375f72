import { useStore } from '@nanostores/react';
import check from 'icon:check';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { useEditing } from './editing-context.ts';

/** Note "saved" beside a part. Rendered again together with the part, so the frame's live region announces it. */
export function SavedNote({ id }: { id: string }) {
  const { t } = usePage().format;
  const isSaved = useStore(useEditing().$saved) === id;
  useAnnounce(isSaved && t('frame.saved'));
  return (
    <span className="saved-note">
      {isSaved && (
        <>
          <Icon shapes={check} />
          {t('frame.saved')}
        </>
      )}
    </span>
  );
}
