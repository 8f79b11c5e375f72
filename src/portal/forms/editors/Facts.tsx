import type { ReactNode } from 'react';
import { usePage } from '#portal/island/page-context.ts';

export interface FactRow {
  label: string;
  /** Falsy if unknown. */
  value: ReactNode;
  /** The field is required. */
  isRequired?: boolean;
  /** Takes a full row, e.g. an email or web address. */
  isLong?: boolean;
}

/** Labelled values. A missing required value is marked as missing, a missing optional one is left out. */
export function Facts({ facts }: { facts: readonly (FactRow | undefined)[] }) {
  const { t } = usePage().format;
  const shown = facts.filter((fact): fact is FactRow => Boolean(fact && (fact.value || fact.isRequired)));
  if (shown.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(({ label, value, isLong }) => (
        <div key={label} className={isLong ? 'fact-long' : undefined}>
          <dt>{label}</dt>
          <dd>{value || <span className="fact-missing">{t('frame.missing')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts under a heading. */
export interface FactGroup {
  title: string;
  facts: readonly (FactRow | undefined)[];
}

interface FactGroupsProps {
  groups: readonly FactGroup[];
  /** Level of the headings. */
  level?: 3 | 4;
}

/** Facts in groups; a group without known or required facts is left out. */
export function FactGroups({ groups, level = 3 }: FactGroupsProps) {
  const Heading = `h${level}` as const;
  return groups
    .filter(({ facts }) => facts.some((fact) => fact && (fact.value || fact.isRequired)))
    .map(({ title, facts }) => (
      <div key={title} className="fact-group">
        <Heading>{title}</Heading>
        <Facts facts={facts} />
      </div>
    ));
}
