import { ibanInGroups } from '#core/contract/validation/iban-groups.ts';
import type { PersonalData } from '#core/contract/entities/personal-data.ts';
import { spain } from '#core/contract/constants.ts';
import { provinceNames } from '#core/contract/location/provinces.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { readableTown } from '#core/model/towns.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { isFixedForm } from '#portal/forms/fields/field-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { type FactRow, FactGroups } from '#portal/forms/editors/Facts.tsx';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import { personalForm } from './personal-form.ts';

type PersonalKey = keyof typeof personalForm.fields;

const load = async () => (await import('./PersonalEditor.tsx')).PersonalEditor;

const longKeys: ReadonlySet<PersonalKey> = new Set(['email', 'emailEstudiante', 'direccion', 'iban']);

/** Personal data as text, without the disability. */
export function PersonalView({ data }: { data: PersonalData }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const documentType = useLabels('tiposDocumentoIdentidad', data.tipoDocumento);
  const gender = useLabels('generos', data.genero);
  const country = useLabels('paises', data.pais, ...(data.nacionalidades ?? []));
  const road = useLabels('tiposVia', data.tipoVia);
  const fact = (
    key: PersonalKey,
    value: FactRow['value'] = data[key] as string | undefined,
    label: MessageId = labelOf(personalForm, key),
  ): FactRow | undefined => {
    const { visible, required } = flagsOf(brand.fields.personales, key);
    return visible ? { label: t(label), value, isRequired: required, isLong: longKeys.has(key) } : undefined;
  };
  const shows = (key: PersonalKey): boolean => flagsOf(brand.fields.personales, key).visible;
  const province =
    (data.pais ?? spain) === spain ? data.provincia && provinceNames[data.provincia] : data.provinciaTexto;
  const groups = [
    {
      title: t('cv.identity'),
      facts: [
        fact('nombre'),
        fact('apellido1'),
        fact('apellido2'),
        fact('tipoDocumento', documentType(data.tipoDocumento)),
        fact('numeroDocumento'),
        fact('fechaNacimiento', data.fechaNacimiento && date(data.fechaNacimiento)),
        fact('lugarNacimiento'),
        fact('genero', gender(data.genero)),
        fact('nacionalidades', data.nacionalidades?.map(country).join(', ')),
      ],
    },
    {
      title: t('cv.contact'),
      facts: [fact('email'), fact('emailEstudiante'), fact('telefonoMovil'), fact('telefonoFijo')],
    },
    {
      title: t('cv.address'),
      facts: [
        fact('direccion', streetOf(data, road(data.tipoVia), shows), 'cv.street'),
        fact('cp'),
        fact('localidad', data.localidad && readableTown(data.localidad)),
        fact('provincia', province || undefined),
        fact('pais', country(data.pais)),
        fact('observaciones'),
      ],
    },
    {
      title: t('cv.administrative'),
      facts: [fact('numeroSeguridadSocial'), fact('iban', data.iban && ibanInGroups(data.iban))],
    },
  ];
  return (
    <EditableBlock
      id="personal"
      what={t('cv.personal')}
      load={load}
      isFixed={isFixedForm(personalForm, { flags: brand.fields.personales })}
    >
      <FactGroups groups={groups} />
    </EditableBlock>
  );
}

/** Formats street, number, floor and door as one line of an address. */
function streetOf(
  data: PersonalData,
  road: string | undefined,
  shows: (key: PersonalKey) => boolean,
): string {
  const part = (key: 'direccion' | 'numero' | 'piso' | 'puerta'): string => (shows(key) && data[key]) || '';
  const name = part('direccion');
  // Some people repeat the kind of road in its name.
  const isRepeated = road !== undefined && name.toLowerCase().startsWith(road.toLowerCase());
  const street = [shows('tipoVia') && !isRepeated && road, name].filter(Boolean).join(' ');
  return [[street, part('numero')].filter(Boolean).join(', '), part('piso'), part('puerta')]
    .filter(Boolean)
    .join(' ');
}
