import alert from 'icon:circle-alert';
import { Fragment, type Ref } from 'react';
import type { Formatter } from '#core/i18n/formatter.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { focusField, textOf } from './form-context.ts';
import type { FormAction, FormProblem } from './form-state.ts';
import './form.scss';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  t: Formatter['t'];
  message: FormProblem | undefined;
  action: FormAction | undefined;
  problems: readonly Line[];
}

interface Line {
  href: string;
  label: string;
  problem: FormProblem;
  /** Section of the form that has the field. */
  section?: string | undefined;
}

/** Focuses the summary. Scrolls to its start if it is tall, where browsers would show its middle. */
export function focusSummary(summary: HTMLElement | null): void {
  summary?.focus();
  if (summary && summary.offsetHeight > innerHeight / 2) summary.scrollIntoView({ block: 'start' });
}

/** Number of lines of a section that a summary with sections shows; the rest is collapsed. */
const linesShown = 3;

/** Error summary above a form, with links to the invalid fields, by section in a long form. */
export function ErrorSummary({ ref, t, message, action, problems }: ErrorSummaryProps) {
  const sections = [...new Set(problems.map(({ section }) => section))];
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <Icon shapes={alert} />
      <div>
        <p className="error-summary-title">{message ? textOf(message, t) : t('notices.reviewFields')}</p>
        {sections.map((section) => (
          <Fragment key={section ?? ''}>
            {section && <p className="error-summary-section">{section}</p>}
            <Lines
              t={t}
              lines={problems.filter((line) => line.section === section)}
              {...(section && { shown: linesShown })}
            />
          </Fragment>
        ))}
        {action && (
          <p className="error-summary-action">
            <a className="button" href={action.href} target={action.opensTab ? '_blank' : undefined}>
              {t(action.label)}
              {action.opensTab && <span className="visually-hidden"> {t('frame.newTab')}</span>}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

interface LinesProps {
  t: Formatter['t'];
  lines: readonly Line[];
  /** Number of lines that are not collapsed. */
  shown?: number;
}

function Lines({ t, lines, shown = Infinity }: LinesProps) {
  const rest = lines.slice(shown);
  return (
    <>
      <ul>
        {lines.slice(0, shown).map(({ href, label, problem }) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => {
                event.preventDefault();
                focusField(href.slice(1));
              }}
            >
              {label}
            </a>
            {`: ${textOf(problem, t)}`}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="error-summary-rest">
          <summary>{t('frame.moreGaps', { count: rest.length })}</summary>
          <Lines t={t} lines={rest} />
        </details>
      )}
    </>
  );
}
