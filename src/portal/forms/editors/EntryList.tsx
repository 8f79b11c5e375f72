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
  /** Its editors are called `<id>:new` and `<id>:<id of the entry>`. */
  id: string;
  entries: readonly T[];
  texts: {
    add: string;
    /** What to do where there are no entries; absent where that is said already. */
    empty?: string;
    /** Where entries are removed. */
    removeQuestion?: (entry: T) => string;
  };
  /** What an entry is called, for the buttons beside it. */
  nameOf: (entry: T) => string;
  /** An entry as text. */
  children: (entry: T) => ReactNode;
  /** Loads the editor of an entry, or of a new one; always the same function. */
  load: () => Promise<ComponentType<{ entry?: T }>>;
  /** Removes an entry; gives words where that was refused. Without it, entries stay. */
  remove?: (entry: T) => Promise<string | undefined>;
  /** Why an entry has to stay, if it has to. */
  whyKept?: (entry: T) => string | undefined;
  /** Whether an entry can be removed at all; what stands above the list says why not. */
  isRemovable?: (entry: T) => boolean;
  /** What stands beside an entry that is not edited here. */
  insteadOf?: (entry: T) => ReactNode;
  /** Entries come and go, and are not changed. */
  isUnchanging?: boolean;
  /** Nothing of it may be changed. */
  isFixed?: boolean;
}

/** A repeated part: its entries as text, each edited in its place or removed, and new ones added below. */
export function EntryList<T extends Entry>(props: EntryListProps<T>) {
  const { id, texts, load, isUnchanging = false, isFixed = false } = props;
  const { t } = usePage().format;
  const editing = useEditing();
  const open = useStore(editing.$open)?.id;
  const [removed, setRemoved] = useState(0);
  const newId = `${id}:new`;
  const edited = props.entries.find((entry) => open === `${id}:${entry.id}`);
  const [kept, setKept] = useState(edited);
  if (edited && edited !== kept) setKept(edited);
  // What is being edited stays, even if someone else has removed it meanwhile.
  const isGone = !edited && kept !== undefined && open === `${id}:${kept.id}`;
  const entries = isGone ? [...props.entries, kept] : props.entries;
  const isAdding = open === newId;
  const { code: Editor, ...coming } = useImport(load, isAdding || edited !== undefined || isGone);
  const onRemoved = (index: number): void => {
    const next = entries[index + 1] ?? entries[index - 1];
    setRemoved((count) => count + 1);
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
      <p role="status" className="visually-hidden">
        {removed > 0 && t('frame.removed')}
      </p>
      {isAdding && Editor ? (
        <div className="entry">
          <Editor />
        </div>
      ) : (
        !isFixed && (
          <div className="block-actions">
            <EditButton id={newId} icon={plus} isComing={isAdding && coming.isComing}>
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
  /** The code of its editor, where that is wanted. */
  coming: Omit<ImportState<unknown>, 'code'> | undefined;
}

function EntryRow<T extends Entry>(props: EntryRowProps<T>) {
  const { id, entry, texts, nameOf, children, remove, whyKept, isRemovable, insteadOf } = props;
  const { onRemoved, isUnchanging, isFixed, coming } = props;
  const instead = insteadOf?.(entry);
  const name = nameOf(entry);
  const editor = `${id}:${entry.id}`;
  return (
    <>
      <div className="entry-text">{children(entry)}</div>
      {!isFixed && (
        <div className="entry-actions">
          <SavedNote id={editor} />
          {instead ??
            (!isUnchanging && <EditButton id={editor} what={name} isComing={coming?.isComing ?? false} />)}
          {remove && (isRemovable?.(entry) ?? true) && (
            <RemoveButton
              what={name}
              question={texts.removeQuestion?.(entry) ?? ''}
              remove={() => remove(entry)}
              whyKept={whyKept?.(entry)}
              onRemoved={onRemoved}
            />
          )}
          {coming && <PartMissing {...coming} />}
        </div>
      )}
    </>
  );
}
