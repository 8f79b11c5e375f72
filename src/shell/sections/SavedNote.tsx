import { useStore } from '@nanostores/react';
import check from 'icon:check';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';
import { useEditing } from './editing-context.ts';

/** Says beside a part that it was saved. */
export function SavedNote({ id }: { id: string }) {
  const { t } = usePage().format;
  const isSaved = useStore(useEditing().$saved) === id;
  return (
    <span role="status" className="saved-note">
      {isSaved && (
        <>
          <Icon shapes={check} />
          {t('frame.saved')}
        </>
      )}
    </span>
  );
}
