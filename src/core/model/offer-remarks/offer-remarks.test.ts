import { describe, expect, it } from 'vitest';
import { genderedWord } from './gendered.ts';
import { offerRemarks } from './offer-remarks.ts';
import professions from './professions.json' with { type: 'json' };

describe('a title', () => {
  it.each([
    ['Camarero de sala', 'Camarero', 'camarera'],
    ['Se busca ENFERMERA', 'ENFERMERA', 'enfermero'],
    ['Ingeniero/a o técnico', 'técnico', 'técnica'],
    ['Cambrer de sala', 'Cambrer', 'cambrera'],
    ['Infermera de nit', 'Infermera', 'infermer'],
    ['Administratiu comptable', 'Administratiu', 'administrativa'],
    ['Secretaria de dirección', 'Secretaria', 'secretario'],
    ['Se buscan camareros', 'camareros', 'camareras'],
    ['Directores de obra', 'Directores', 'directoras'],
    ['Busquem biòlogues', 'biòlogues', 'biòlegs'],
    ['Cuiners i forneres', 'Cuiners', 'cuineres'],
  ])('with one gender only is noticed: %s', (title, word, other) => {
    expect(genderedWord(title)?.word).toBe(word);
    expect(genderedWord(title)?.both).toContain(other);
  });

  it.each([
    'Camarero/a de sala',
    'Camarero o camarera',
    'Ingeniera e ingeniero de procesos',
    'Enginyer/-a de processos',
    'Psicólogo/psicóloga',
    'Graduada o graduado en Derecho',
    'Administrativo y administrativa',
    'Arquitecta/arquitecto',
    'Camareros/as',
    'Camareros y camareras',
    'Mestres de primària',
    'Secretaría técnica',
    'Servicios técnicos y administrativos',
    'Técnico (a) de laboratorio',
    'Personal de sala',
    'Prácticas en Ingeniería mecánica',
    'Prácticas en diseño mecánico',
    'Pràctiques en disseny mecànic',
    'Prácticas en el sector químico',
    'Laboratorio de Física y Química',
    'Fisioterapeuta',
    'Clínica veterinaria',
    '',
  ])('for all genders is not noticed: %s', (title) => {
    expect(genderedWord(title)).toBeUndefined();
  });

  it('is checked against at least sixty professions of each language', () => {
    expect(Math.min(...Object.values(professions).map((pairs) => pairs.length))).toBeGreaterThanOrEqual(60);
  });
});

type Offer = Parameters<typeof offerRemarks>[0];

const facts = {
  today: '2026-01-15',
  publishAs: 1,
  names: ['Ñandú Logística, S.L.', 'Ñandú', undefined, 'https://www.nandu.example/es'],
};
const remarksOn = (offer: Offer, kind: 'empleo' | 'practicas' = 'empleo') =>
  offerRemarks(offer, { ...facts, kind });
const kindsOf = (...args: Parameters<typeof remarksOn>) => remarksOn(...args).map(({ kind }) => kind);

describe('the remarks on an offer', () => {
  it.each<[string, Offer, string[]]>([
    ['a pay of nothing', { salario: 0 }, ['noPay']],
    ['some pay', { salario: 1 }, []],
    ['an age', { edadMaxima: 30 }, ['age']],
    ['nationalities', { nacionalidades: [1] }, ['nationality']],
    ['an own car', { coche: true }, ['ownCar']],
    [
      'an end after the start',
      { fechaInicio: '2026-03-01', fechaCaducidad: '2026-03-02' },
      ['expiryAfterStart'],
    ],
    ['an end on the day of the start', { fechaInicio: '2026-03-01', fechaCaducidad: '2026-03-01' }, []],
    ['a start that is over', { fechaInicio: '2026-01-14' }, ['startOver']],
    ['a start today', { fechaInicio: '2026-01-15' }, []],
    ['nothing of all that', { titulo: 'Personal de taller', coche: false, nacionalidades: [] }, []],
  ])('mention %s', (_, offer, kinds) => {
    expect(kindsOf(offer)).toEqual(kinds);
  });

  it('ignore the pay of placements', () => {
    expect(kindsOf({ salario: 0 }, 'practicas')).toEqual([]);
  });

  it.each(['Escribe a rrhh@taller.example', 'Llama al 600 123 456', 'Tel. +34 600.12.34.56'])(
    'notice contact data in an anonymous offer: %s',
    (descripcion) => {
      expect(remarksOn({ descripcion, idOpcionPublicacion: 2 })).toEqual([
        { about: 'descripcion', kind: 'contactData' },
      ]);
      expect(kindsOf({ descripcion, idOpcionPublicacion: 1 })).toEqual([]);
    },
  );

  it.each(['En NANDU buscamos', 'La logística de Ñandú Logistica', 'Más en www.nandu.example'])(
    'notice the name of the company in an anonymous offer: %s',
    (titulo) => {
      expect(kindsOf({ titulo, idOpcionPublicacion: 2 })).toEqual(['ownName']);
      expect(kindsOf({ titulo, idOpcionPublicacion: 1 })).toEqual([]);
      expect(offerRemarks({ titulo }, { ...facts, kind: 'empleo', publishAs: 2 })).toHaveLength(1);
    },
  );

  it.each(['Bressol Digital, S.A.', 'Bressol Digital S.L.U.', 'Bressol Digital, S. Coop.'])(
    'notice a name without its legal form: %s',
    (name) => {
      const offer = { descripcion: 'En Bressol Digital trabajarás', idOpcionPublicacion: 2 };
      expect(offerRemarks(offer, { ...facts, names: [name], kind: 'empleo' })).toMatchObject([
        { kind: 'ownName' },
      ]);
    },
  );

  it('ignore short names and parts of words', () => {
    const names = ['Eco, S.A.', '3M', '', 'Arte'];
    const offer = {
      descripcion: 'Economía de 3M de euros, departamento y marketing',
      idOpcionPublicacion: 2,
    };
    expect(offerRemarks(offer, { ...facts, names, kind: 'empleo' })).toEqual([]);
  });

  it('do not take pay, hours or years for a phone number', () => {
    const descripcion = 'De 9 a 14 h, 24.000-30.000 € o 65.000-70.000 €, curso 2026-2027, 2028-2029';
    expect(kindsOf({ descripcion, idOpcionPublicacion: 2 })).toEqual([]);
  });
});
