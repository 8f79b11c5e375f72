import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useEditing } from './editing-context.ts';

/** A missing value, with the editor or section to fill it in. */
export interface Gap {
  section: string;
  /** Editor to open; if absent, the gap links to the section only. */
  editor?: string;
  /** Field of the editor to focus. */
  field?: string;
  label: MessageId;
}

/** Number of gaps shown at first, few enough not to discourage; the rest is collapsed. */
const initialCount = 4;

/** Links to the missing values, in the order in which to fill them in. */
export function GapList({ title, gaps }: { title: string; gaps: readonly Gap[] }) {
  const { t } = usePage().format;
  if (gaps.length === 0) return null;
  // One or two more gaps are not worth collapsing.
  const isLong = gaps.length > initialCount + 2;
  const rest = isLong ? gaps.slice(initialCount) : [];
  return (
    <div>
      <h2>{title}</h2>
      <Gaps gaps={isLong ? gaps.slice(0, initialCount) : gaps} />
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
