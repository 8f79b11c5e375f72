import type { ReactNode } from 'react';
import bell from 'icon:bell';
import calendar from 'icon:calendar-days';
import file from 'icon:file-text';
import flag from 'icon:flag';
import handshake from 'icon:handshake';
import hourglass from 'icon:hourglass';
import pin from 'icon:map-pin';
import rocket from 'icon:rocket';
import { type AgendaEntry, type AgendaKind, dayOf } from '#core/model/agenda/agenda.ts';
import { entryAddress, kindTexts } from '#core/model/agenda/calendar-entries.ts';
import { hasHour } from '#core/model/events.ts';
import { shortDay } from '#core/model/offers.ts';
import { WrittenText } from '#portal/island/language/WrittenText.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import './agenda.scss';

const icons: Readonly<Record<AgendaKind, IconShapes>> = {
  answer: bell,
  closes: hourglass,
  starts: rocket,
  ends: flag,
  sheet: file,
  agreement: handshake,
  event: calendar,
};

interface AgendaRowProps {
  entry: AgendaEntry;
  /** Level of its heading. */
  level?: 3 | 4;
  /** Its day is over, and something has still to be done. */
  isOverdue?: boolean;
  /** Actions. */
  children?: ReactNode;
}

/** Row of something dated: day, kind, and name with a link. */
export function AgendaRow({ entry, isOverdue = false, children }: AgendaRowProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const { kind, at, name, language, who, place } = entry;
  const day = dayOf(entry);
  const hour = hasHour(at) && date(at, { hour: '2-digit', minute: '2-digit' });
  const href = entryAddress(entry, brand.paths);
  const title = name ? <WrittenText text={name} language={language} /> : t(kindTexts[kind]);
  return (
    <article className="agenda-row" data-kind={kind} data-overdue={isOverdue || undefined}>
      <time className="agenda-day" dateTime={day}>
        <span className="agenda-day-number">{date(day, { day: 'numeric' })}</span>
        <span>{date(day, { month: 'short' })}</span>
      </time>
      <div className="agenda-text">
        <p className="agenda-kind">
          <Icon shapes={icons[kind]} />
          {name ? t(kindTexts[kind]) : t('frame.dateDue')}
        </p>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        <p className="agenda-facts">
          <span>
            {shortDay(day, format)}
            {hour && `, ${hour}`}
          </span>
          {who && <span>{who}</span>}
          {place && (
            <span>
              <Icon shapes={pin} />
              {place}
            </span>
          )}
        </p>
      </div>
      {children}
    </article>
  );
}
