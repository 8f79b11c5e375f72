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

/** As many as one does not lose heart over; the rest is folded away until it is their turn. */
const few = 4;

/** What is missing, each line leading to where it is filled in: first what comes next. */
export function GapList({ title, gaps }: { title: string; gaps: readonly Gap[] }) {
  const { t } = usePage().format;
  if (gaps.length === 0) return null;
  // For one or two more it is not worth the while.
  const isLong = gaps.length > few + 2;
  const rest = isLong ? gaps.slice(few) : [];
  return (
    <div>
      <h2>{title}</h2>
      <Gaps gaps={isLong ? gaps.slice(0, few) : gaps} />
      {isLong && (
        <details className="gaps-more">
          <summary>{t('frame.moreGaps', { count: rest.length })}</summary>
          <Gaps gaps={rest} />
        </details>
      )}
    </div>
  );
}

function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  const { t } = usePage().format;
  const editing = useEditing();
  return (
    <ul>
      {gaps.map(({ section, editor, field, label }) => (
        <li key={`${section}-${label}`}>
          <a href={`#${section}`} onClick={() => editor && editing.open(editor, field)}>
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
