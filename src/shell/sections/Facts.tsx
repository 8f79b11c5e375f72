import type { ReactNode } from 'react';
import { usePage } from '#shell/islands/page-context.ts';

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
