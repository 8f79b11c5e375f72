import type { ReactNode } from 'react';
import { usePage } from '#portal/island/page-context.ts';

export interface Fact {
  label: string;
  /** Nothing where it is not known. */
  value: ReactNode;
  /** It has to be filled in. */
  isRequired?: boolean;
  /** It takes a line of its own, as addresses of mail and the web do. */
  isLong?: boolean;
}

/** Data as text, each with its label; what is missing says so, and what is missing and optional is left out. */
export function Facts({ facts }: { facts: readonly (Fact | undefined)[] }) {
  const { t } = usePage().format;
  const shown = facts.filter((fact): fact is Fact => Boolean(fact && (fact.value || fact.isRequired)));
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

/** What belongs together under a heading. */
export interface FactGroup {
  title: string;
  facts: readonly (Fact | undefined)[];
}

interface FactGroupsProps {
  groups: readonly FactGroup[];
  /** Level of their headings. */
  level?: 3 | 4;
}

/** Facts in groups; a group of which nothing is known is left out. */
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
