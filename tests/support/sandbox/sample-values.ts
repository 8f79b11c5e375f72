import { rowId } from '#core/contract/entities/domain-lists.ts';
import type { AnyField } from '#portal/forms/fields/field-kinds.ts';
import { domainList, isFixedList } from '#sandbox/areas/domains/lists.ts';

/* Sample inputs for form fields, to compare validation in the browser with validation in the sandbox. */

const texts = [
  '',
  ' ',
  '\t',
  'x',
  '7',
  'Li',
  'Bo',
  'Ea',
  '3M',
  'ñu',
  'abc',
  ' ab ',
  'Uno dos',
  'L’Alguer & «cia.» <b>',
  'línea\nsegunda',
  '😀😀😀',
  'e\u0301e\u0301',
  'O\u00a0K',
  '-----',
  '0',
  '\u200b\u200b\u200b',
  'a\u202ebcd',
];

const emailAddresses = [
  'ana@correo.example',
  'ANA@CORREO.EXAMPLE',
  'ana@correo',
  'ana.correo.example',
  'ana@@correo.example',
  'ana@correo.example ',
  'a b@correo.example',
  'ana@cor_reo.example',
  '.ana@correo.example',
  'ana..b@correo.example',
  'añá@correo.example',
  '"ana"@correo.example',
  'a@b.c',
];

const webAddresses = [
  'https://ejemplo.example',
  'http://ejemplo.example/a?b=c#d',
  'ejemplo.example',
  'ftp://ejemplo.example',
  'javascript:alert(1)',
  'https://',
  'https://ejemplo',
  'https://ejemplo .example',
  'https://usuario:clave@ejemplo.example',
  'https://www.linkedin.com/in/ana',
  'linkedin.com/in/ana',
  'https://linkedin.com.example/in/ana',
  '//ejemplo.example',
];

const phones = [
  '600000001',
  '+34 600 000 001',
  '0034600000001',
  '600-000-001',
  '(93) 400 00 01',
  '12345',
  '123456789012345678',
  '600 000 00A',
  '+',
  '++34600000001',
];

const identifiers = [
  '08001',
  '28001',
  '0801',
  '080011',
  '99999',
  '00000',
  'AD500',
  '12345678Z',
  '12345678z',
  '12.345.678-Z',
  '12345678A',
  'X1234567L',
  'B50000009',
  'b-50000009',
  'B50000008',
  'ATU12345678',
  'ES9121000418450200051332',
  'ES91 2100 0418 4502 0005 1332',
  'ES9121000418450200051333',
  'DE89370400440532013000',
  '281234567840',
  '28/12345678/40',
];

const amounts = [
  '',
  '0',
  '-0',
  '-1',
  '1',
  '1,5',
  '1.5',
  '1.000',
  '1.000,50',
  '1,000.50',
  '1e3',
  '0x10',
  'Infinity',
  'NaN',
  'abc',
  '7',
  '8',
  '24',
  '25',
  '100',
  '101',
  '1000',
  '1001',
  '99999999',
  '1234567890123',
  // An Arabic digit.
  '٣',
];

const days = [
  '',
  '2026-02-09',
  '2026-02-10',
  '2026-02-11',
  '2026-03-01',
  '2026-06-30',
  '2027-02-10',
  '2036-02-10',
  '2036-02-11',
  '2046-02-11',
  '2126-02-10',
  '2025-12-31',
  '2016-02-09',
  '2003-05-14',
  '1950-01-01',
  '1926-02-10',
  '1899-12-31',
  '0001-01-01',
  '12026-01-01',
  '\ufffd',
];

const passwords = [
  '',
  '        ',
  'a1',
  'abcdef1',
  'abcdefg1',
  'abcdefgh',
  '12345678',
  ' bcdefg1',
  'abcdefg٣',
  'contraseña1',
  '😀😀😀😀😀😀1',
  '😀😀😀😀😀😀😀1',
  `${'a'.repeat(199)}1`,
  `${'a'.repeat(200)}1`,
];

/** Text fields that are choiceKeys, not typed. */
const choiceKeys = ['tipo', 'tipoEmpresa'];

/** Sample values of a field; for a choice, ids of its list. */
export function sampleValues(key: string, field: AnyField): readonly (string | boolean)[] {
  if (choiceKeys.includes(key)) return [''];
  switch (field.kind) {
    case 'text': {
      const { max, min = 0 } = field;
      const lengths = [min - 1, min, max - 1, max, max + 1].filter((length) => length > 0);
      return [
        ...texts,
        ...emailAddresses,
        ...webAddresses,
        ...phones,
        ...identifiers,
        ...lengths.map((length) => 'a'.repeat(length)),
      ];
    }
    case 'number':
      return [...amounts, ...[field.min - 1, field.min, field.max, field.max + 1].map(String)];
    case 'day':
      return days;
    case 'tick':
      return [true, false];
    case 'password':
      return passwords;
    case 'rows':
    case 'file':
    case 'aside':
      return [''];
    case 'choice':
    case 'choices':
      return [''];
    default: {
      const [row] = isFixedList(field.list) ? domainList(field.list, 'es') : [];
      return ['', ...(row ? [String(rowId(row))] : [])];
    }
  }
}
