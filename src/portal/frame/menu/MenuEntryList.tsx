import type { ReactNode } from 'react';
import clipboard from 'icon:clipboard-list';
import book from 'icon:book-open';
import briefcase from 'icon:briefcase';
import otherOffers from 'icon:briefcase-business';
import building from 'icon:building';
import dates from 'icon:calendar-clock';
import calendar from 'icon:calendar-days';
import files from 'icon:file-text';
import graduation from 'icon:graduation-cap';
import handshake from 'icon:handshake';
import help from 'icon:circle-question-mark';
import house from 'icon:house';
import leave from 'icon:user-round-x';
import newOffer from 'icon:square-plus';
import programmes from 'icon:compass';
import procedures from 'icon:list-checks';
import repeat from 'icon:repeat';
import school from 'icon:school';
import send from 'icon:send';
import { usePage } from '#portal/island/page-context.ts';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import type { EntryId, SideEntry } from './side-entry.ts';

const icons: Readonly<Record<EntryId, IconShapes>> = {
  home: house,
  offers: briefcase,
  'other-offers': otherOffers,
  applications: send,
  placements: graduation,
  'new-offer': newOffer,
  proposal: handshake,
  programmes,
  dates,
  documents: files,
  procedures,
  help,
  events: calendar,
  guides: book,
  surveys: clipboard,
  change: repeat,
  education: school,
  company: building,
  deletion: leave,
};

/** Groups of entries that the menu sets apart. */
const groups: Readonly<Partial<Record<EntryId, 'more' | 'account'>>> = {
  events: 'more',
  guides: 'more',
  help: 'more',
  surveys: 'more',
  deletion: 'account',
};

interface MenuEntryListProps {
  entries: readonly SideEntry[];
  /** Renders an entry without a link around its content. */
  act?: (content: ReactNode) => ReactNode;
}

/** Entries of the side menu. A pending entry has a placeholder row, so that the others do not move. */
export function MenuEntryList({ entries, act }: MenuEntryListProps) {
  return (
    <ul className="side-entries" role="list">
      {entries.map((entry) => (
        <li key={entry.id} aria-hidden={entry.pending} data-group={groups[entry.id]}>
          {entry.pending ? (
            <span className="side-entry side-entry-pending" />
          ) : (
            <Entry entry={entry} {...(act && { act })} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({
  entry: { id, route, href, label },
  act,
}: { entry: SideEntry } & Pick<MenuEntryListProps, 'act'>) {
  const {
    route: current,
    brand,
    format: { t },
  } = usePage();
  const content = (
    <>
      <Icon shapes={icons[id]} />
      <span>{label ? t(label) : route && brand.titles[route]}</span>
    </>
  );
  if (href === undefined) return act?.(content);
  // An entry that leads to a section of a page, or to the page of another entry, is not current.
  const isOther = href.includes('#') || (id === 'new-offer' && route !== 'new-offer');
  const isCurrent = route === current && !isOther;
  return (
    <a className="side-entry" href={href} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </a>
  );
}
