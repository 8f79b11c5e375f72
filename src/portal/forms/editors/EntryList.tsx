import { useStore } from '@nanostores/react';
import plus from 'icon:plus';
import { type ComponentType, type ReactNode, useState } from 'react';
import { EditButton } from './EditButton.tsx';
import { useEditing } from './editing-context.ts';
import { PartMissing } from './PartMissing.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { SavedNote } from './SavedNote.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { type ImportState, useImport } from '#portal/island/use-import-with-retry.ts';

interface Entry {
  id: number;
}

export interface EntryListProps<T extends Entry> {
  /** Prefix of the editor ids: `<id>:new` and `<id>:<id of the entry>`. */
  id: string;
  entries: readonly T[];
  texts: {
    add: string;
    /** Advice for an empty list; absent if the page gives it elsewhere. */
    empty?: string;
    /** Question before removing an entry. */
    removeQuestion?: (entry: T) => string;
  };
  /** Accessible name of an entry, for its buttons. */
  nameOf: (entry: T) => string;
  /** Read view of an entry. */
  children: (entry: T) => ReactNode;
  /** Imports the editor of existing and new entries; must have a stable identity. */
  load: () => Promise<ComponentType<{ entry?: T }>>;
  /** Removes an entry; resolves to a message if refused. If absent, entries cannot be removed. */
  remove?: (entry: T) => Promise<string | undefined>;
  /** Reason why an entry cannot be removed; `undefined` if it can. */
  removalObstacle?: (entry: T) => string | undefined;
  /** Whether an entry has a remove button; a text above the list explains why not. */
  isRemovable?: (entry: T) => boolean;
  /** Replaces the edit button of an entry that is edited elsewhere. */
  editReplacement?: (entry: T) => ReactNode;
  /** Entries can be added and removed, not edited. */
  isUnchanging?: boolean;
  /** The list is read-only. */
  isFixed?: boolean;
  /** Control to show more entries, between the entries and the button to add one. */
  more?: ReactNode;
}

/** List of entries with read views, inline editors, remove buttons, and an editor for new entries below. */
export function EntryList<T extends Entry>(props: EntryListProps<T>) {
  const { id, texts, load, isUnchanging = false, isFixed = false, more } = props;
  const { t } = usePage().format;
  const editing = useEditing();
  const open = useStore(editing.$open)?.id;
  const [removedCount, setRemovedCount] = useState(0);
  const newId = `${id}:new`;
  const edited = props.entries.find((entry) => open === `${id}:${entry.id}`);
  const [lastEdited, setLastEdited] = useState(edited);
  if (edited && edited !== lastEdited) setLastEdited(edited);
  // The entry being edited stays in the list even if it was removed elsewhere.
  const isGone = !edited && lastEdited !== undefined && open === `${id}:${lastEdited.id}`;
  const entries = isGone ? [...props.entries, lastEdited] : props.entries;
  const isAdding = open === newId;
  const { code: Editor, ...coming } = useImport(load, isAdding || edited !== undefined || isGone);
  const onRemoved = (index: number): void => {
    const next = entries[index + 1] ?? entries[index - 1];
    setRemovedCount((count) => count + 1);
    editing.setFocus(next && !isUnchanging ? `${id}:${next.id}` : newId);
  };
  return (
    <div className="entries">
      {entries.length === 0 && !(isAdding && Editor) && texts.empty && (
        <p className="entries-empty">{texts.empty}</p>
      )}
      {entries.length > 0 && (
        <ul role="list">
          {entries.map((entry, index) => (
            <li key={entry.id} className="entry">
              {Editor && open === `${id}:${entry.id}` ? (
                <Editor entry={entry} />
              ) : (
                <EntryRow
                  {...props}
                  entry={entry}
                  onRemoved={() => onRemoved(index)}
                  coming={open === `${id}:${entry.id}` ? coming : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {more}
      <p role="status" className="visually-hidden">
        {removedCount > 0 && t('frame.removed')}
      </p>
      {isAdding && Editor ? (
        <div className="entry">
          <Editor />
        </div>
      ) : (
        !isFixed && (
          <div className="block-actions">
            <EditButton id={newId} icon={plus} load={load} isComing={isAdding && coming.isComing}>
              {texts.add}
            </EditButton>
            <SavedNote id={newId} />
            {isAdding && <PartMissing {...coming} />}
          </div>
        )
      )}
    </div>
  );
}

interface EntryRowProps<T extends Entry> extends EntryListProps<T> {
  entry: T;
  onRemoved: () => void;
  /** Import of the editor, while the entry's editor is open. */
  coming: Omit<ImportState<unknown>, 'code'> | undefined;
}

function EntryRow<T extends Entry>(props: EntryRowProps<T>) {
  const { id, entry, texts, nameOf, children, remove, removalObstacle, isRemovable, editReplacement } = props;
  const { load, onRemoved, isUnchanging, isFixed, coming } = props;
  const replacement = editReplacement?.(entry);
  const name = nameOf(entry);
  const editor = `${id}:${entry.id}`;
  return (
    <>
      <div className="entry-text">{children(entry)}</div>
      {!isFixed && (
        <div className="entry-actions">
          <SavedNote id={editor} />
          {replacement ??
            (!isUnchanging && (
              <EditButton id={editor} what={name} load={load} isComing={coming?.isComing ?? false} />
            ))}
          {remove && (isRemovable?.(entry) ?? true) && (
            <RemoveButton
              what={name}
              question={texts.removeQuestion?.(entry) ?? ''}
              remove={() => remove(entry)}
              obstacle={removalObstacle?.(entry)}
              onRemoved={onRemoved}
            />
          )}
          {coming && <PartMissing {...coming} />}
        </div>
      )}
    </>
  );
}
