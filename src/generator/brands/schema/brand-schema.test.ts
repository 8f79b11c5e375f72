import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { PermissionSettings } from '#core/routing/permissions.ts';
import { languages } from '#core/i18n/languages.ts';
import { routes } from '#core/routing/table.ts';
import type { BrandFile } from '#core/brand/brand-file.gen.ts';
import {
  brandSchema,
  completenessKeyword,
  declaredSettings,
  deprecatedSettings,
  deprecationKeyword,
  resolveRef,
} from './brand-schema.ts';
import type { DeclaredSetting, SchemaNode } from './brand-schema.ts';

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';
const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
const isFile = (text: string): boolean => /^assets\/[\w.-]+\.(svg|png|jpg|woff2|css|scss)$/.test(text);

// Independent checks of the formats, so that examples are not validated by the code that checks brands.
const formats: Record<string, (text: string) => boolean> = {
  'api-address': (text) => isHttps(text) || text.startsWith('/'),
  'asset-path': isFile,
  'asset-path-or-colour': (text) => isFile(text) || /^#[0-9a-f]{6}$/.test(text),
  'brand-id': (text) => /^[a-z-]+$/.test(text),
  colour: (text) => /^#[0-9a-f]{6}$/.test(text),
  date: (text) => !Number.isNaN(Date.parse(text)),
  'local-time': (text) =>
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T'))),
  'email-address': isEmail,
  'email-address-or-empty': (text) => text === '' || isEmail(text),
  host: (text) => isHttps(`https://${text}/`),
  'web-address': isHttps,
  'web-address-or-empty': (text) => text === '' || isHttps(text),
  'web-link': (text) => isHttps(text) || text.startsWith('/'),
};

function ajvWithSchema(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    keywords: [completenessKeyword, deprecationKeyword],
    formats,
  });
  return ajv.addSchema(brandSchema, 'brand');
}

const ajv = ajvWithSchema();
const settings = declaredSettings().map((setting) => ({ ...setting, name: setting.path.join('.') }));

/** Schema errors of a value of one setting. */
function errorsOf({ path }: DeclaredSetting, value: unknown): unknown {
  const steps =
    path[0] === '$defs' ? ['$defs', path[1], ...path.slice(2).flatMap((n) => ['properties', n])] : [];
  const pointer = path[0] === '$defs' ? steps : path.flatMap((name) => ['properties', name]);
  const validate = ajv.getSchema(`brand#/${pointer.join('/')}`);
  if (validate === undefined) throw new Error(`no schema at ${pointer.join('/')}`);
  return validate(value) === true ? [] : validate.errors;
}

function* nodesOf(node: SchemaNode): Generator<SchemaNode> {
  yield node;
  const { additionalProperties: others } = node;
  const inner = [
    ...Object.values(node.properties ?? {}),
    ...(node.items ? [node.items] : []),
    ...(node.anyOf ?? []),
    ...(typeof others === 'object' ? [others] : []),
  ];
  for (const child of inner) yield* nodesOf(child);
}

const allNodes = [brandSchema, ...Object.values(brandSchema.$defs)].flatMap((node) => [...nodesOf(node)]);

describe('the schema of a brand file', () => {
  test('is valid JSON Schema draft 2020-12 in strict mode', () => {
    expect(ajv.validateSchema(brandSchema)).toBe(true);
    expect(() => ajvWithSchema().getSchema('brand')).not.toThrow();
  });

  test('rejects undeclared keys, at every level', () => {
    const openNodes = allNodes.filter(
      (node) => node.type === 'object' && node.additionalProperties === undefined,
    );
    expect(openNodes).toEqual([]);
  });

  test('accepts an empty file, since a base may have what is missing', () => {
    expect(ajv.validate('brand', {})).toBe(true);
  });

  test.each(settings)('has a description of $name', ({ node }) => {
    expect(node.description).toMatch(/^\p{Lu}.*[.…]$/su);
  });

  test.each(settings.filter(({ node }) => resolveRef(node).default !== undefined))(
    'has a default for $name that fits the setting',
    (setting) => {
      expect(errorsOf(setting, resolveRef(setting.node).default)).toEqual([]);
    },
  );

  test.each(settings)('has examples for $name that fit the setting', (setting) => {
    const { examples = [] } = resolveRef(setting.node);
    expect(examples).not.toEqual([]);
    for (const example of examples) expect(errorsOf(setting, example)).toEqual([]);
  });

  test.each(brandSchema[completenessKeyword])('declares %s, which a complete brand requires', (path) => {
    const setting = settings.find(({ name }) => name === path);
    expect(setting).toBeDefined();
    expect(setting && resolveRef(setting.node).default).toBeUndefined();
  });

  test('has the languages of the product in every localized text', () => {
    const perLanguage = allNodes.flatMap(({ properties = {} }) =>
      'es' in properties ? [Object.keys(properties)] : [],
    );
    expect(perLanguage.length).toBeGreaterThan(1);
    expect(perLanguage).toEqual(perLanguage.map(() => [...languages]));
    expect(brandSchema.$defs['language']?.enum).toEqual([...languages]);
  });

  test.each(deprecatedSettings)('says of $path, a former name, which setting to write', ({ path, use }) => {
    const declared = (names: readonly string[]) =>
      settings.find(({ name }) => name === names.join('.'))?.node;
    expect(declared(path)?.deprecated).toBe(true);
    expect(declared(use)).toBeDefined();
    expect(declared(use)?.deprecated).toBeUndefined();
  });

  test('uses every definition', () => {
    const used = new Set(allNodes.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref])));
    expect([...used].toSorted()).toEqual(
      Object.keys(brandSchema.$defs)
        .map((name) => `#/$defs/${name}`)
        .toSorted(),
    );
  });
});

test('every module that a route depends on can be switched in the brand file', () => {
  const modules = resolveRef(brandSchema.properties['modulos'] ?? {}).properties ?? {};
  const permissions = routes.flatMap((route) => ('permission' in route ? [route.permission].flat() : []));
  const used = permissions.filter((permission) => permission.startsWith('modulos.'));
  expect(used).not.toEqual([]);
  expect(Object.keys(modules)).toEqual(
    expect.arrayContaining(used.map((name) => name.slice('modulos.'.length))),
  );
});

test('a complete brand file has the settings of permissions', () => {
  expectTypeOf<BrandFile>().toExtend<PermissionSettings>();
});
