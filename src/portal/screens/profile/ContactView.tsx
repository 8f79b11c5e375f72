import type { UserContact } from '#core/contract/entities/contact.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { useLabels, useLabelsOfList } from '#portal/island/domain/use-domain-labels.ts';
import { FailedPart } from '#portal/messages/page-state/FailedPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { type FactRow, FactGroups } from '#portal/forms/editors/Facts.tsx';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { contactFlags } from '#portal/pieces/contact/contact-fields.ts';
import { contactForm, type ContactKey, isForForum } from '#portal/pieces/contact/contact-form.ts';

const own = { whose: 'own' };

const load = async () => (await import('./OwnContactEditor.tsx')).OwnContactEditor;

/** The contact's data and role as text. */
export function ContactView({ contact }: { contact: UserContact }) {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = contactFlags(brand.settings);
  const asksCountry = flagsOf(flags, 'idPais').visible;
  const types = flagsOf(flags, 'tipoContacto').visible ? (contact.tipoContacto ?? []) : [];
  const country = useLabels('paises', asksCountry ? contact.idPais : undefined);
  const kinds = useRows('tiposContacoEmpresa', types.length > 0);
  const kindLabels = useLabelsOfList(kinds);
  const kindOf = (id: number): string => kindLabels?.of(id) ?? (kindLabels ? t('frame.notAvailable') : '…');
  const fact = (key: ContactKey, value = contact[key] as FactRow['value']): FactRow | undefined => {
    const { visible, required } = flagsOf(flags, key);
    return visible ? { label: t(labelOf(contactForm, key)), value, isRequired: required } : undefined;
  };
  const groups = [
    {
      title: t('profile.identity', own),
      facts: [
        fact('nombre'),
        fact('apellidos'),
        fact('puesto'),
        fact('departamento'),
        fact('nif'),
        { label: t('profile.nick'), value: contact.nick },
      ],
    },
    { title: t('profile.reach', own), facts: [fact('email'), fact('telefono1'), fact('telefono2')] },
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
      title: t('profile.role', own),
      facts: [
        fact('tipoContacto', types.map(kindOf).join(', ')),
        isForForum(String(contact.tipoContacto ?? ''))
          ? fact('aniosForoEmpleo', contact.aniosForoEmpleo?.join(', '))
          : undefined,
      ],
    },
  ];
  return (
    <EditableBlock id="contact" what={t('profile.contact')} load={load}>
      <FailedPart
        answers={types.length > 0 ? [kinds] : []}
        text={t('profile.kindsFailed')}
        retry={() => kinds.state === 'failed' && kinds.retry()}
      />
      <FactGroups groups={groups} />
    </EditableBlock>
  );
}
