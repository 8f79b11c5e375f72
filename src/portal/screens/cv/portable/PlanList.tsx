import { useId } from 'react';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { workPeriod } from '#portal/pieces/cv-sheet/work-period.ts';
import type { PlanPart, PlannedItem } from './plan.ts';

const titles = {
  studies: 'cv.studies',
  experience: 'cv.experience',
  languages: 'cv.languages',
  presentation: 'cv.presentacion',
  portfolio: 'cv.enlacePortfolio',
} as const satisfies Record<PlanPart, MessageId>;

/** Why an item cannot be imported. */
const remarks = {
  there: 'cv.isThere',
  taken: 'cv.isTaken',
  unknown: 'cv.languageUnknown',
  days: 'cv.daysWrong',
} as const satisfies Record<Exclude<PlannedItem['state'], 'new'>, MessageId>;

interface PlanListProps {
  plan: readonly PlannedItem[];
  /** Keys of deselected items. */
  excluded: ReadonlySet<string>;
  /** Keys of items that the server refused. */
  refused: ReadonlySet<string>;
  onToggle: (key: string, isWanted: boolean) => void;
}

/** Items of an import plan by section, each with a checkbox. */
export function PlanList({ plan, ...rest }: PlanListProps) {
  const { t } = usePage().format;
  return (Object.keys(titles) as PlanPart[]).map((part) => {
    const items = plan.filter((item) => item.part === part);
    if (items.length === 0) return null;
    return (
      <fieldset key={part} className="portable-group">
        <legend>{t(titles[part])}</legend>
        {items.map((item) => (
          <PlanItem key={item.key} item={item} {...rest} />
        ))}
      </fieldset>
    );
  });
}

function PlanItem({
  item,
  excluded,
  refused,
  onToggle,
}: Omit<PlanListProps, 'plan'> & { item: PlannedItem }) {
  const { format } = usePage();
  const { t } = format;
  const id = useId();
  const { key, title, days, state, isCut } = item;
  const detail = [item.detail, workPeriod(format, days?.from, days?.to)].filter(Boolean).join(' · ');
  const isNew = state === 'new';
  const messageId =
    state === 'new' ? (refused.has(key) ? 'cv.notTaken' : isCut && 'cv.willBeCut') : remarks[state];
  const remark = messageId && t(messageId);
  return (
    <div className="portable-item">
      <input
        id={id}
        type="checkbox"
        checked={isNew && !excluded.has(key)}
        disabled={!isNew}
        aria-describedby={remark ? `${id}-remark` : undefined}
        onChange={({ target }) => onToggle(key, target.checked)}
      />
      <div>
        <label htmlFor={id}>{title}</label>
        {detail && <p className="portable-detail">{detail}</p>}
        {remark && (
          <p id={`${id}-remark`} className="portable-remark">
            {remark}
          </p>
        )}
      </div>
    </div>
  );
}
