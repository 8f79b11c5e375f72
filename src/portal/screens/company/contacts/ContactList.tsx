import type { Agreement } from '#core/contract/entities/agreement.ts';
import type { Contact } from '#core/contract/entities/contact.ts';
import { contactTypes } from '#core/contract/constants.ts';
import { dameDatosContactoEmpresa } from '#core/contract/calls/company.ts';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { useKeptEntries } from '#portal/forms/editors/use-kept-entries.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { useLabelsOfList } from '#portal/island/domain/use-domain-labels.ts';
import { FailedPart } from '#portal/messages/page-state/FailedPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ListFile } from '#portal/lists/file/ListFile.tsx';
import { RowFilters } from '#portal/lists/grouped/RowFilters.tsx';
import { useRowGroups } from '#portal/lists/grouped/use-row-groups.ts';
import { ShowMore } from '#portal/lists/list/ShowMore.tsx';
import { useShownCount } from '#portal/lists/list/use-shown-count.ts';
import type { KnownCompany } from '../company-store.ts';
import { contactArrangement, contactWords } from './contact-arrangement.ts';
import type { ContactEntry } from './ContactEditor.tsx';

const load = async () => (await import('./ContactEditor.tsx')).ContactEditor;

interface ContactListProps {
  company: KnownCompany;
  agreements: readonly Agreement[];
}

/** All contacts of the company with their tasks; the reader's own entry links to the profile. */
export function ContactList({ company, agreements }: ContactListProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const profile = useQueryAnswer(dameDatosContactoEmpresa, {});
  const ownId = profile.state === 'ready' ? profile.datos.idContacto : undefined;
  const list = useRows(
    'tiposContacoEmpresa',
    brand.settings.requestTipoContacto &&
      company.contactos.some(({ tipoContacto = [] }) => tipoContacto.length > 0),
  );
  const tasks = useLabelsOfList(list);
  const entries = company.contactos.map((contact) => ({ ...contact, id: contact.idContacto }));
  const taskNames = ({ tipoContacto = [] }: Contact): readonly string[] =>
    tasks && brand.settings.requestTipoContacto ? tasks.inOrder(tipoContacto) : [];
  const rows = useRowGroups(entries, {
    ...contactArrangement,
    wordsOf: (contact) => [...contactWords(contact), ...taskNames(contact)],
  });
  const { shown, showMore } = useShownCount(rows.query);
  const shownEntries = useKeptEntries('contact', entries, rows.matches.slice(0, shown));
  return (
    <>
      <FailedPart
        answers={[list]}
        text={t('company.tasksFailed')}
        retry={() => list.state === 'failed' && list.retry()}
      />
      {entries.length > 0 && (
        <RowFilters
          list={rows}
          texts={{
            search: t('company.searchContacts'),
            all: t('company.allContacts'),
            parts: t('company.contactParts'),
            count: t('company.contactCount', { count: rows.matches.length }),
            noneFound: t('company.noContactFound'),
          }}
        >
          <ListFile
            rows={rows.matches}
            title={t('company.contactsTitle')}
            load={async () => (await import('./contact-file.ts')).contactColumns(taskNames)}
          />
        </RowFilters>
      )}
      <EntryList<ContactEntry>
        id="contact"
        entries={shownEntries}
        more={<ShowMore shown={shown} total={rows.matches.length} onMore={showMore} />}
        texts={{
          add: t('company.addContact'),
          ...(entries.length === 0 && { empty: t('company.noContacts') }),
        }}
        nameOf={nameOf}
        load={load}
        editReplacement={({ id }) =>
          id === ownId ? (
            <a className="button" href={brand.paths.profile}>
              {t('company.editInProfile')}
            </a>
          ) : undefined
        }
      >
        {(contact) => (
          <ContactText {...{ contact, agreements }} tasks={taskNames(contact)} isOwn={contact.id === ownId} />
        )}
      </EntryList>
    </>
  );
}

const nameOf = ({ nombre, apellidos }: Contact): string => [nombre, apellidos].filter(Boolean).join(' ');

interface ContactTextProps {
  contact: Contact;
  isOwn: boolean;
  /** Names of the contact's tasks, none until loaded. */
  tasks: readonly string[];
  agreements: readonly Agreement[];
}

function ContactText({ contact, isOwn, tasks, agreements }: ContactTextProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { idContacto, puesto, departamento, email, nick, tipoContacto = [] } = contact;
  const asksTasks = brand.settings.requestTipoContacto;
  const isInAgreement = agreements.some(
    ({ idContactoEmpresaGestion, idContactoEmpresaFacturacion }) =>
      idContactoEmpresaGestion === idContacto || idContactoEmpresaFacturacion === idContacto,
  );
  const years = asksTasks && tipoContacto.includes(contactTypes.forum) ? contact.aniosForoEmpleo : undefined;
  const tags = [
    ...(isOwn ? [t('company.you')] : []),
    t(nick === undefined ? 'company.withoutAccess' : 'company.withAccess'),
    ...(isInAgreement ? [t('company.inAgreement')] : []),
    ...tasks,
  ];
  return (
    <>
      <h3>{nameOf(contact)}</h3>
      <p className="contact-line">
        {[puesto, departamento, email, contact.telefono1, contact.telefono2].filter(Boolean).join(' · ')}
      </p>
      {years && years.length > 0 && <p>{t('company.forumYears', { years: years.join(', ') })}</p>}
      <ul role="list" className="company-tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </>
  );
}
