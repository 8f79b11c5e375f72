import type { UserContact } from '#api/entities/contact.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { useDomain } from '#shell/forms/use-domain.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditableBlock } from '#shell/sections/EditableBlock.tsx';
import { type Fact, Facts } from '#shell/sections/Facts.tsx';
import type { SelectOptions } from '#ui/form/SelectField.tsx';
import { contactFlags, type ContactKey, contactLabels, contactValues, isForForum } from './contact-fields.ts';

const load = async () => (await import('./ContactEditor.tsx')).ContactEditor;

/** How the contact is reached and what for, as text. */
export function ContactView({ contact }: { contact: UserContact }) {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = contactFlags(brand.settings);
  const asksCountry = flagsOf(flags, 'idPais').visible;
  const types = flagsOf(flags, 'tipoContacto').visible ? (contact.tipoContacto ?? []) : [];
  const country = labelIn(useDomain('paises', asksCountry));
  const type = labelIn(useDomain('tiposContacoEmpresa', types.length > 0));
  const fact = (key: ContactKey, value = contact[key] as Fact['value']): Fact | undefined => {
    const { visible, required } = flagsOf(flags, key);
    return visible ? { label: t(contactLabels[key]), value, isRequired: required } : undefined;
  };
  const groups = [
    {
      title: t('profile.identity'),
      facts: [
        fact('nombre'),
        fact('apellidos'),
        fact('puesto'),
        fact('departamento'),
        fact('nif'),
        { label: t('profile.nick'), value: contact.nick },
      ],
    },
    { title: t('profile.reach'), facts: [fact('email'), fact('telefono1'), fact('telefono2')] },
    {
      title: t('profile.address'),
      facts: [
        fact('direccion'),
        fact('cp'),
        fact('localidad'),
        fact('provincia'),
        fact('idPais', contact.idPais === undefined ? undefined : country(contact.idPais)),
      ],
    },
    {
      title: t('profile.role'),
      facts: [
        fact('tipoContacto', types.map(type).join(', ')),
        isForForum(contactValues(contact))
          ? fact('aniosForoEmpleo', contact.aniosForoEmpleo?.join(', '))
          : undefined,
      ],
    },
  ];
  return (
    <EditableBlock id="contact" what={t('profile.contact')} load={load}>
      {groups
        .filter(({ facts }) => facts.some((it) => it && (it.value || it.isRequired)))
        .map(({ title, facts }) => (
          <div key={title} className="fact-group">
            <h3>{title}</h3>
            <Facts facts={facts} />
          </div>
        ))}
    </EditableBlock>
  );
}

/** The words for the ids of a list; `…` until they are there. */
function labelIn(list: SelectOptions): (id: number) => string | undefined {
  if (list.state === 'loading') return () => '…';
  const options = list.state === 'ready' ? list.options : [];
  return (id) => options.find(({ value }) => value === String(id))?.label;
}
