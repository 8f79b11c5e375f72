import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '#core/contract/call.ts';
import { cvSchema, preferencesShape } from './cv.ts';
import { experienceSchema } from './experience.ts';
import { editableOfferSchema, offerRequestSchema } from './offer-form.ts';
import { personalDataSchema } from './personal-data.ts';
import { placementFieldsShape, studentPlacementSchema } from './placement.ts';
import { studySchema } from './study.ts';

interface BrandSchema {
  properties: { campos: { properties: Record<string, { properties: object }> } };
}

const schema = JSON.parse(
  readFileSync(new URL('../../../../schemas/brand.schema.json', import.meta.url), 'utf8'),
) as BrandSchema;

/** Keys of a group of fields that a brand can switch. */
function brandKeys(group: string): string[] {
  return Object.keys(schema.properties.campos.properties[group]?.properties ?? {});
}

function keysOf(...schemas: ObjectSchema[]): string[] {
  return schemas.flatMap(({ shape }) => Object.keys(shape));
}

describe('the fields that a brand can switch', () => {
  it.each([
    ['personales', keysOf(personalDataSchema)],
    ['academicos', keysOf(studySchema)],
    ['experiencia', keysOf(experienceSchema)],
    ['oferta', keysOf(offerRequestSchema)],
    ['oferta', keysOf(editableOfferSchema)],
    ['practica', Object.keys(placementFieldsShape)],
    ['practica', keysOf(studentPlacementSchema)],
  ])('of %s are keys of the entity', (group, keys) => {
    expect(brandKeys(group).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('of profesional are keys of the CV, of its preferences or of its interests', () => {
    const keys = [...keysOf(cvSchema, cvSchema.shape.interes), ...Object.keys(preferencesShape)];
    expect(brandKeys('profesional').filter((key) => !keys.includes(key))).toEqual([]);
  });
});
