import type { PersonalData } from '#api/entities/personal-data.ts';
import { spain } from '#api/constants.ts';
import { provinceNames } from '#api/location/provinces.ts';
import { flagsOf } from '#brand/field-flags.ts';
import type { MessageId } from '#i18n/messages.ts';
import { isFixed } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditableBlock } from '#shell/sections/EditableBlock.tsx';
import { type Fact, Facts } from '#shell/sections/Facts.tsx';
import { personalLabels } from '../field-labels.ts';
import { useLabels } from '../use-labels.ts';

type Key = keyof typeof personalLabels;

const load = async () => (await import('./PersonalEditor.tsx')).PersonalEditor;

/** The province of another country is no field of its own to a brand; where messages go is edited with the account. */
const editedKeys = Object.keys(personalLabels).filter(
  (key) => key !== 'provinciaTexto' && key !== 'comunicacionesEnEmailEstudiante',
);

const longKeys: ReadonlySet<Key> = new Set(['email', 'emailEstudiante', 'direccion', 'iban']);

/** Personal data as text. Disability is never shown. */
export function PersonalView({ data }: { data: PersonalData }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const documentType = useLabels('tiposDocumentoIdentidad', data.tipoDocumento);
  const gender = useLabels('generos', data.genero);
  const country = useLabels('paises', data.pais, ...(data.nacionalidades ?? []));
  const road = useLabels('tiposVia', data.tipoVia);
  const fact = (
    key: Key,
    value: Fact['value'] = data[key] as string | undefined,
    label: MessageId = personalLabels[key],
  ): Fact | undefined => {
    const { visible, required } = flagsOf(brand.fields.personales, key);
    return visible ? { label: t(label), value, isRequired: required, isLong: longKeys.has(key) } : undefined;
  };
  const shows = (key: Key): boolean => flagsOf(brand.fields.personales, key).visible;
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
        fact('localidad'),
        fact('provincia', province || undefined),
        fact('pais', country(data.pais)),
        fact('observaciones'),
      ],
    },
    {
      title: t('cv.administrative'),
      facts: [fact('numeroSeguridadSocial'), fact('iban', data.iban?.replace(/(.{4})(?=.)/g, '$1 '))],
    },
  ];
  return (
    <EditableBlock
      id="personal"
      what={t('cv.personal')}
      load={load}
      isFixed={isFixed(brand.fields.personales, editedKeys)}
    >
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

/** Street, number, floor and door in one line, as on an envelope. */
function streetOf(data: PersonalData, road: string | undefined, shows: (key: Key) => boolean): string {
  const part = (key: 'direccion' | 'numero' | 'piso' | 'puerta'): string => (shows(key) && data[key]) || '';
  const name = part('direccion');
  // Some write the kind of road with its name.
  const isTwice = road !== undefined && name.toLowerCase().startsWith(road.toLowerCase());
  const street = [shows('tipoVia') && !isTwice && road, name].filter(Boolean).join(' ');
  return [[street, part('numero')].filter(Boolean).join(', '), part('piso'), part('puerta')]
    .filter(Boolean)
    .join(' ');
}
