import { readFileSync } from 'node:fs';

/** A JSON schema, as far as the description of the interface uses it. */
export interface DocsSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, DocsSchema>;
  required?: string[];
  items?: DocsSchema;
  additionalProperties?: DocsSchema | boolean;
  anyOf?: DocsSchema[];
  oneOf?: DocsSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  'x-extension'?: boolean;
  'x-list'?: string[];
}

interface Content {
  content?: {
    'application/json'?: {
      schema: DocsSchema;
      example?: unknown;
      examples?: Record<string, { value: unknown }>;
    };
  };
}

export interface DocsOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  /** Those of the call; what all writes have is a reference. */
  parameters?: {
    $ref?: string;
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: DocsSchema;
  }[];
  requestBody?: Content;
  responses: Record<string, Content>;
  'x-extension'?: boolean;
}

interface OpenApi {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocsOperation>>;
  components: { schemas: Record<string, DocsSchema> };
}

const file = new URL('../../../../schemas/openapi.json', import.meta.url);

let read: OpenApi | undefined;

/** The description of the interface, as it is published. */
export function openApi(): OpenApi {
  return (read ??= JSON.parse(readFileSync(file, 'utf8')) as OpenApi);
}

/** The file itself, for generators and mocks. */
export function openApiFile(): Response {
  return new Response(readFileSync(file), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });
}
