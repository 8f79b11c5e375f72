import clipboard from 'icon:clipboard-list';
import book from 'icon:book-open';
import briefcase from 'icon:briefcase';
import building from 'icon:building';
import calendar from 'icon:calendar-days';
import files from 'icon:file-text';
import graduation from 'icon:graduation-cap';
import handshake from 'icon:handshake';
import help from 'icon:circle-question-mark';
import house from 'icon:house';
import leave from 'icon:user-round-x';
import newOffer from 'icon:square-plus';
import programmes from 'icon:compass';
import repeat from 'icon:repeat';
import school from 'icon:school';
import send from 'icon:send';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon, type IconShapes } from '#ui/Icon.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';
import type { EntryId, SideEntry } from './side-entry.ts';

const icons: Readonly<Record<EntryId, IconShapes>> = {
  home: house,
  offers: briefcase,
  applications: send,
  placements: graduation,
  'new-offer': newOffer,
  proposal: handshake,
  programmes,
  documents: files,
  help,
  events: calendar,
  guides: book,
  surveys: clipboard,
  change: repeat,
  education: school,
  company: building,
  deletion: leave,
};

interface EntryListProps {
  entries: readonly SideEntry[];
  onAct?: () => void;
}

/** Entries of the side menu. One that is not known yet has a row of its own, so that nothing else moves. */
export function EntryList({ entries, onAct }: EntryListProps) {
  return (
    <ul className="side-entries" role="list">
      {entries.map((entry) => (
        <li key={entry.id} aria-hidden={entry.pending}>
          {entry.pending ? (
            <span className="side-entry side-entry-pending" />
          ) : (
            <Entry entry={entry} {...(onAct ? { onAct } : {})} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry: { id, route, href, label }, onAct }: { entry: SideEntry; onAct?: () => void }) {
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
  if (href === undefined)
    return (
      <AccountDeletion className="side-entry" onAsk={onAct}>
        {content}
      </AccountDeletion>
    );
  // An entry that leads to a part of a page, or to the page of another entry, is not that page.
  const isOther = href.includes('#') || (id === 'new-offer' && route !== 'new-offer');
  const isCurrent = route === current && !isOther;
  return (
    <a className="side-entry" href={href} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </a>
  );
}
