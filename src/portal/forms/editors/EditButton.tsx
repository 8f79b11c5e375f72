import { useStore } from '@nanostores/react';
import pencil from 'icon:pencil';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { prefetchCode, prefetchCodeAtRest } from '#portal/island/prefetch-code.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import { useEditing } from './editing-context.ts';

interface EditButtonProps {
  /** Id of the editor. */
  id: string;
  /** Name of the edited part; announced after the label of the button. */
  what?: string;
  icon?: IconShapes;
  /** Imports the editor; must have a stable identity. Its code is fetched once the page rests, or the button is near. */
  load: () => Promise<unknown>;
  /** The chunk of the editor is loading. */
  isComing?: boolean;
  children?: ReactNode;
}

/** Opens an editor, and gets the focus back when the editor closes. */
export function EditButton({ id, what, icon = pencil, load, isComing = false, children }: EditButtonProps) {
  const { t } = usePage().format;
  const editing = useEditing();
  const ref = useRef<HTMLButtonElement>(null);
  const isWanted = useStore(editing.$focus) === id;
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.focus();
    editing.setFocus(undefined);
  }, [isWanted, editing]);
  useEffect(() => prefetchCodeAtRest(load), [load]);
  const prefetch = (): void => prefetchCode(load);
  return (
    <>
      <Button
        ref={ref}
        className="edit-button"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        data-editor={id}
        isBusy={isComing}
        onClick={() => editing.open(id)}
      >
        <Icon shapes={icon} />
        {children ?? t('actions.edit')}
        {what && <span className="visually-hidden"> {what}</span>}
      </Button>
      {editing.hasDraft(id) && <span className="draft-note">{t('frame.draftWaiting')}</span>}
    </>
  );
}
