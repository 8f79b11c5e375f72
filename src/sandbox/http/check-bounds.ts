import type { Call } from '#core/contract/call.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { rowId } from '#core/contract/entities/domain-lists.ts';
import { boundedRequest, type Years } from '#core/contract/schema/bounds.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { visibleText } from '#core/contract/validation/text.ts';
import { domainList, isFixedList } from '../areas/domains/lists.ts';
import { fieldAt, refuseFields } from '../refusal.ts';

/** Lists checked by the handlers: unknown ids have codes of their own (14, 41) or none. */
const lookedUpLater: ReadonlySet<DomainListName> = new Set<DomainListName>([
  'ambitosEstudio',
  'estadosCandidaturasAlumno',
  'tipoMotivoCambioEstadoCandidatura',
  'titulaciones',
]);

const idsOfLists = new Map<DomainListName, ReadonlySet<number>>();

function isInList(name: DomainListName, id: number): boolean {
  if (!isFixedList(name) || lookedUpLater.has(name)) return true;
  const ids = idsOfLists.get(name) ?? new Set(domainList(name, 'es').map(rowId));
  idsOfLists.set(name, ids);
  return ids.has(id);
}

function isNear(date: string, today: string, { before, after }: Years): boolean {
  const year = Number(today.slice(0, 4));
  const rest = today.slice(4);
  return date >= `${year - before}${rest}` && date <= `${year + after}${rest}`;
}

function numberFits(value: number, schema: JsonSchema): boolean {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const names = schema['x-list'] as readonly DomainListName[] | undefined;
  return value >= minimum && value <= maximum && (names?.some((name) => isInList(name, value)) ?? true);
}

/** Whether a value that the contract has read keeps the bounds of its schema. */
function fits(value: unknown, schema: JsonSchema, today: string): boolean {
  if (value === undefined) return true;
  if (schema.anyOf) return schema.anyOf.some((it) => fits(value, it, today));
  if (typeof value === 'number') return numberFits(value, schema);
  if (typeof value === 'string') {
    const years = schema['x-years'] as Years | undefined;
    const isShort = value.length <= (schema.maxLength ?? Infinity);
    // A text that is invisible or contains bidirectional controls.
    const isVisible = visibleText(value) === value.trim();
    return isShort && isVisible && (!years || isNear(value, today, years));
  }
  if (Array.isArray(value)) {
    const { maxItems = Infinity, items = {} } = schema;
    return value.length <= maxItems && value.every((it) => fits(it, items, today));
  }
  if (typeof value !== 'object' || value === null) return true;
  const { properties = {} } = schema;
  return Object.entries(value).every(([key, it]) => fits(it, properties[key] ?? {}, today));
}

/** The keys of an object whose values do not keep the bounds of its schema. */
function unfit(value: unknown, { properties = {} }: JsonSchema, today: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, it]) => (fits(it, properties[key] ?? {}, today) ? [] : [key]));
}

const schemas = new Map<string, JsonSchema>();

/**
 * Refuses with `dataMissing` a request that lacks a required key or holds more than the contract lets it: lists, texts, numbers
 * and dates out of their bounds, and ids that are not in their list.
 * @param today YYYY-MM-DD
 */
export function checkBounds(call: Call, request: unknown, today: string): void {
  const schema = schemas.get(call.name) ?? boundedRequest(call);
  schemas.set(call.name, schema);
  const given = (request ?? {}) as Readonly<Record<string, unknown>>;
  // Keys that only servers require: browsers carry schemas that leave them optional.
  const missing = (schema.required ?? []).filter((key) => given[key] === undefined);
  if (missing.length > 0) refuseFields(missing);
  if (fits(request, schema, today)) return;
  refuseFields(
    unfit(request, schema, today).map((key) => {
      const value = given[key];
      return fieldAt([key, ...unfit(value, schema.properties?.[key] ?? {}, today)]);
    }),
  );
}
