import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useEditing } from './editing-context.ts';

/** Something missing, with the way to where it is filled in. */
export interface Gap {
  section: string;
  /** Editor to open, and its field; without one the section itself is where to go. */
  editor?: string;
  field?: string;
  label: MessageId;
}

/** What is missing, each line leading to where it is filled in. */
export function GapList({ title, gaps }: { title: string; gaps: readonly Gap[] }) {
  const { t } = usePage().format;
  const editing = useEditing();
  if (gaps.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {gaps.map(({ section, editor, field, label }) => (
          <li key={`${section}-${label}`}>
            <a href={`#${section}`} onClick={() => editor && editing.open(editor, field)}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
