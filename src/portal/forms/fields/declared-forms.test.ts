import { describe, expect, it } from 'vitest';
import { callList } from '#core/contract/calls/index.ts';
import { boundedRequest } from '#core/contract/schema/bounds.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { declaredForms } from '../../../../tests/support/declared-forms.ts';
import { tickKeys } from '#portal/screens/cv/preferences/preferences-form.ts';
import { offerForm, type OfferFieldKey } from '#portal/screens/offer-form/offer-form.ts';
import { fullLabels } from '#portal/screens/offer-form/offer-sections.ts';
import type { AnyField } from './field-kinds.ts';
import { type DeclaredForm, labelOf } from './form-of.ts';

const messages: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, string>>('../../../core/i18n/messages/es/*.json', {
      eager: true,
      import: 'default',
    }),
  ),
);

/*
 * Compares every declared form with the request of its call. Limits and lists of ids are values of the contract, which
 * the compiler does not see.
 */

const forms = declaredForms.flatMap(({ name, form }) =>
  form.call ? [[name, form, form.call] as const] : [],
);

/** Contradictions between a field and its schema, as messages. */
function mistakes(key: string, field: AnyField, schema: JsonSchema | undefined): string[] {
  if (field.kind === 'aside' || field.kind === 'file') return [];
  if (!schema) return [`${key} is not in the contract`];
  const lists = (schema['x-list'] ?? schema.items?.['x-list']) as string[] | undefined;
  switch (field.kind) {
    case 'text':
      if (schema.enum) return [];
      return field.max > (schema.maxLength ?? 0) ? [`${key} takes ${schema.maxLength} characters`] : [];
    case 'number':
      return [
        ...(field.min < (schema.minimum ?? 0) || field.max > (schema.maximum ?? 0)
          ? [`${key} is from ${schema.minimum} to ${schema.maximum}`]
          : []),
        ...(schema.type === 'integer' && !field.isWhole ? [`${key} takes whole numbers alone`] : []),
      ];
    case 'oneOf':
    case 'manyOf':
    case 'tree':
      return lists && !lists.includes(field.list) ? [`${key} is of ${lists.join(' or ')}`] : [];
    case 'rows':
      return [
        ...(field.max > (schema.maxItems ?? 0) ? [`${key} has at most ${schema.maxItems} rows`] : []),
        ...Object.entries(field.row.fields).flatMap(([inner, innerField]) =>
          mistakes(`${key}.${inner}`, innerField, schema.items?.properties?.[inner]),
        ),
      ];
    default:
      return [];
  }
}

describe('declared forms', () => {
  it('are found', () => {
    expect(forms.length).toBeGreaterThan(10);
  });

  it.each(forms)('%s respects the limits and lists of the contract', (_, { fields }, name) => {
    const call = callList.find((candidate) => candidate.name === name);
    const request: JsonSchema = call ? boundedRequest(call) : {};
    const properties = Object.assign(
      {},
      ...[request, ...(request.anyOf ?? [])].map((schema) => schema.properties),
    ) as Record<string, JsonSchema>;
    expect(Object.entries(fields).flatMap(([key, field]) => mistakes(key, field, properties[key]))).toEqual(
      [],
    );
  });

  it.each(declaredForms.map(({ name, form }) => [name, form] as const))(
    '%s has no two fields with the same label, by which the error summary lists them',
    (_, form) => {
      const names = Object.entries(form.fields).flatMap(([key, { kind, label }]) => {
        if (kind === 'aside' && !label) return [];
        const section = form === (offerForm as DeclaredForm) ? fullLabels[key as OfferFieldKey] : undefined;
        return [{ key, name: `${section ?? ''} ${messages[labelOf(form as never, key as never)]}` }];
      });
      // A select and its free text alternative may share a label.
      const partOf = (key: string): string => key.replace(/^id(?=[A-Z])|Texto$/g, '').toLowerCase();
      const same = names.filter(({ key, name }, index) =>
        names.slice(0, index).some((other) => other.name === name && partOf(other.key) !== partOf(key)),
      );
      expect(same).toEqual([]);
    },
  );
});

/*
 * Source of the portal as text, to find where a declared field is used: an editor mentions the name of the field, a
 * view reads its value.
 */
const sources = import.meta.glob<string>('../../{forms,pieces,screens}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Joined source of the matching files. */
const textsOf = (matches: (path: string, text: string) => boolean): string =>
  Object.entries(sources)
    .filter(
      ([path, text]) => !/(\.test|-forms?|form-of|field-kinds)\.tsx?$/.test(path) && matches(path, text),
    )
    .map(([, text]) => text)
    .join('\n');

/** Keys that editor and view of a form take from its table in a loop. */
const fromTable: readonly string[] = tickKeys;

/** Keys that must not be shown on a screen. */
const unread = ['discapacidad'];

/** Whether a source mentions names of fields. */
const hasFields = (text: string): boolean => /\bname(?:=["{]|: ')/.test(text);

/** Source of where the editor of a form may be: its screen or piece, the pieces used by it, and its users. */
function editorsOf(name: string): string {
  const [folder = ''] = /(?:screens|pieces)\/[^/]+\//.exec(name) ?? [];
  const own = textsOf((path, text) => path.includes(folder) || text.includes(`#portal/${folder}`));
  const shared = textsOf((path, text) => {
    const [piece = ''] = /pieces\/[^/]+\//.exec(path) ?? [];
    const isUsed =
      /^\.\.\/(?!fields\/|\.\.)/.test(path) || (piece !== '' && own.includes(`#portal/${piece}`));
    return isUsed && hasFields(text);
  });
  return (
    textsOf(
      (path, text) => (path.includes(folder) || text.includes(`#portal/${folder}`)) && hasFields(text),
    ) + shared
  );
}

const keysOf = ({ fields }: { fields: object }): string[] =>
  Object.keys(fields).filter((key) => !fromTable.includes(key));

describe('each field of declared forms', () => {
  it.each(declaredForms.map(({ name, form }) => [name, form] as const))(
    'of %s is in an editor',
    (name, form) => {
      const code = editorsOf(name);
      // `DeclaredFields` renders the whole table; the compiler checks the rest.
      const isWhole = new RegExp(`<DeclaredFields\\s+form=\\{${name.split(' ')[0]}\\}`).test(code);
      expect(keysOf(form).filter((key) => !isWhole && !new RegExp(`["']${key}["']`).test(code))).toEqual([]);
    },
  );

  const ofCv = declaredForms.filter(({ name }) => /\/cv(?:-sheet)?\//.test(name));
  it.each(ofCv.map(({ name, form }) => [name, form] as const))('of %s is shown in the CV', (name, form) => {
    const code = textsOf(
      (path, text) => /(screens\/cv|pieces\/cv-sheet)\//.test(path) && !text.includes('fieldOf('),
    );
    // The texts of options from the editor are known only to the view.
    const needsWords = (key: string): boolean => /^choices?$/.test(form.fields[key]?.kind ?? '');
    const isWhole = code.includes(`furtherFacts(${name.split(' ')[0]},`);
    const read = keysOf(form).filter(
      (key) => form.fields[key]?.kind !== 'aside' && !unread.includes(key) && (!isWhole || needsWords(key)),
    );
    expect(read.filter((key) => !new RegExp(`\\b${key}\\b`).test(code))).toEqual([]);
  });
});
