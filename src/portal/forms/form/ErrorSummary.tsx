import alert from 'icon:circle-alert';
import { Fragment, type Ref } from 'react';
import type { Formatter } from '#core/i18n/formatter.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { focusField, textOf } from './form-context.ts';
import type { FormAction, FormProblem } from './use-form.ts';
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
  /** The part of the form that the field is in. */
  section?: string | undefined;
}

/** Leads to what is wrong with a form; of a summary that is taller than the window, browsers would show the middle. */
export function focusSummary(summary: HTMLElement | null): void {
  summary?.focus();
  if (summary && summary.offsetHeight > innerHeight / 2) summary.scrollIntoView({ block: 'start' });
}

/** What is wrong with a form, on top of it; each line leads to its field. */
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
            <ul>
              {problems
                .filter((it) => it.section === section)
                .map(({ href, label, problem }) => (
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
