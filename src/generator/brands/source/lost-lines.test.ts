/** Lines and ends of texts that get lost: each repair is made, and the settings are what was meant. */
import { expect, test } from 'vitest';
import { applyEdits } from '../../../../tests/support/build/apply-edits.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { parseSource } from './read-source.ts';
import { toData } from './source-node.ts';

const path = '/brands/x/brand.yaml';

/** The settings after the only repair. */
function repaired(yaml: string): unknown {
  const [first, ...others] = parseSource(path, yaml).findings;
  expect(others).toEqual([]);
  if (!first?.repair) throw new Error(`The report has no edit: ${first?.what.en}`);
  const { root, findings } = parseSource(path, applyEdits(yaml, displayPath(path), first.repair));
  expect(findings.map(({ what }) => what.en)).toEqual([]);
  return root && toData(root);
}

test.each([
  [
    'contacto:\n  direccion: Torre Clara, despacho #4, avenida, 20 # sede\n',
    { contacto: { direccion: 'Torre Clara, despacho #4, avenida, 20' } },
  ],
  ['frame.x: Aula #4\n', { 'frame.x': 'Aula #4' }],
  ["descripcion:\n  es: L'aula #Futuro\n", { descripcion: { es: "L'aula #Futuro" } }],
  [
    "footer:\n  enlaces:\n    es:\n      - { texto: Aula #4, url: 'https://x.example/' }\n",
    { footer: { enlaces: { es: [{ texto: 'Aula #4', url: 'https://x.example/' }] } } },
  ],
  ['textosLogin: { titulo: { es: Aula #4 } }\n', { textosLogin: { titulo: { es: 'Aula #4' } } }],
])('keeps the text behind a sign of comments in %j', (yaml, settings) => {
  expect(repaired(yaml)).toEqual(settings);
});

test.each([
  'nombre: Portal # de prácticas\n',
  'nombre: Portal #nombre: Otro\n',
  'tipografia: clasica #antes\n',
  'modulos:\n  empleo: true #no\n',
  "nombre: 'Portal' #4\n",
  'contacto:\n  email: a@campus.example #correo\n',
  'textosLogin:\n  texto:\n    es: >-\n      Aula #4\n',
])('says nothing of the comment in %j', (yaml) => {
  expect(parseSource(path, yaml).findings).toEqual([]);
});

test.each([
  ['a: 1\n```yaml\nb: 2\n```\nc: 3\n', { a: 1, b: 2, c: 3 }],
  ['```yaml\na: 1\n```\n', { a: 1 }],
  ['```\na: 1\n```', { a: 1 }],
  ['~~~yml\na: 1\n~~~\n', { a: 1 }],
  ['a: 1\n  ```yaml\nb: 2\n  ```\n', { a: 1, b: 2 }],
  ['yaml\nCopiar código\na: 1\n', { a: 1 }],
  ['a: 1\n```yaml\nb:\n  - c\n', { a: 1, b: ['c'] }],
])('deletes the fences of %j', (yaml, settings) => {
  expect(repaired(yaml)).toEqual(settings);
});

test('leaves fences inside texts', () => {
  expect(parseSource(path, 'a: |\n  ```yaml\n  b: 2\n  ```\n').findings).toEqual([]);
});

const contact = { email: 'a@x.example', telefono: '1 2' };

test.each([
  [
    'footer:\n  textos: { es: x }\n  email: a@x.example\n  telefono: 1 2\n',
    { footer: { textos: { es: 'x' } }, contacto: contact },
  ],
  [
    'footer:\n  textos: { es: x }\n  enlaces:\n    es: []\n  # one\n  email: a@x.example\n  telefono: 1 2\nid: x\n',
    { footer: { textos: { es: 'x' }, enlaces: { es: [] } }, contacto: contact, id: 'x' },
  ],
  [
    'contacto:\n  email: a@x.example\n  telefono: 1 2\n  titular: x\n  nif: y\n  direccion: z\n',
    { contacto: contact, legal: { titular: 'x', nif: 'y', direccion: 'z' } },
  ],
  [
    'contacto:\n  email: a@x.example\n  direccion: y\n  direccion: z\n  titular: x\n',
    { contacto: { email: 'a@x.example', direccion: 'y' }, legal: { direccion: 'z', titular: 'x' } },
  ],
  [
    'campos:\n  personales:\n    genero: { visible: false }\n    erasmus: { visible: false }\n  oferta: { salarioMaximo: { visible: false } }\n',
    {
      campos: {
        personales: { genero: { visible: false } },
        profesional: { erasmus: { visible: false } },
        oferta: { salarioMaximo: { visible: false } },
      },
    },
  ],
  ['idiomaDefecto: es\n  email: a@x.example\n  telefono: 1 2\n', { idiomaDefecto: 'es', contacto: contact }],
  [
    'logo: assets/logo.svg # one\n\n  primario: "#7b1e3b"\n  secundario: "#c89b3c"\nid: x\n',
    { logo: 'assets/logo.svg', colores: { primario: '#7b1e3b', secundario: '#c89b3c' }, id: 'x' },
  ],
  [
    'contacto:\n  email: a@x.example\n    nombre: Ana\n    papel: { es: x }\n',
    { contacto: { email: 'a@x.example', persona: { nombre: 'Ana', papel: { es: 'x' } } } },
  ],
  [
    'footer:\n  textos:\n    es: x\n    ca: y\n    es: []\n    ca: []\n',
    { footer: { textos: { es: 'x', ca: 'y' }, enlaces: { es: [], ca: [] } } },
  ],
  ['organismo: privado\n  es: x\n  ca: y\n', { organismo: 'privado', descripcion: { es: 'x', ca: 'y' } }],
])('restores the line of a group in %j', (yaml, settings) => {
  expect(repaired(yaml)).toEqual(settings);
});

test.each([
  'contacto:\n  email: a@x.example\nfooter:\n  enlaces: {}\n  telefono: 1 2\n',
  'footer:\n  textoss: { es: x }\n',
  'contacto:\n  email: a@x.example\n  telefon: 1 2\n',
  'footer:\n  enlaces: {}\n  texto: x\n',
  'footer:\n  email: x\n  enlaces: {}\n',
  "avisos:\n  desde: '2026-12-24'\n  hasta: '2027-01-06'\n",
])('sees no absent line in %j', (yaml) => {
  expect(parseSource(path, yaml).findings).toEqual([]);
});

test.each([
  [
    "avisos:\n  -desde: '2026-12-24'\n   hasta: x\n   texto: { es: y }\nid: x\n",
    { avisos: [{ desde: '2026-12-24', hasta: 'x', texto: { es: 'y' } }], id: 'x' },
  ],
  [
    'avisos:\n-desde: x\n hasta: y\n-desde: z\n hasta: w',
    {
      avisos: [
        { desde: 'x', hasta: 'y' },
        { desde: 'z', hasta: 'w' },
      ],
    },
  ],
  ['avisos:\n  -desde: x\n    hasta: y\n', { avisos: [{ desde: 'x', hasta: 'y' }] }],
  [
    'avisos:\n  -desde: x\n   texto:\n     es: y\n     ca: z\n',
    { avisos: [{ desde: 'x', texto: { es: 'y', ca: 'z' } }] },
  ],
])('moves the lines of an item with its dash in %j', (yaml, settings) => {
  expect(repaired(yaml)).toEqual(settings);
});

test.each([
  ['logo: "assets\\logo.svg"\n', { logo: 'assets/logo.svg' }],
  ['logo: "logo\\nuevo\\logo 2.svg"\n', { logo: 'assets/logo/nuevo/logo 2.svg' }],
  ['colores: { fondo: ".\\assets\\temas\\nieve.png" }\n', { colores: { fondo: 'assets/temas/nieve.png' } }],
])('writes the path of %j with slashes', (yaml, settings) => {
  expect(repaired(yaml)).toEqual(settings);
});
