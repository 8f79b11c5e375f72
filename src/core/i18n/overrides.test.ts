import { describe, expect, it } from 'vitest';
import { applyOverrides, layerTexts } from './overrides.ts';

describe('applyOverrides', () => {
  it('replaces texts and leaves the others', () => {
    expect(applyOverrides({ a: 'A', b: 'B' }, { b: 'Bee' })).toEqual({ a: 'A', b: 'Bee' });
  });

  it('adds nothing and changes nothing it was given', () => {
    const texts = { a: 'A' };
    expect(applyOverrides(texts, { a: 'Aye', z: 'Z' })).toEqual({ a: 'Aye' });
    expect(texts).toEqual({ a: 'A' });
  });
});

describe('layerTexts', () => {
  const spanish = { texts: { a: 'A es', b: 'B es' }, overrides: { b: 'B es marca' } };

  it('falls back key by key, to the wording of the brand where it has one', () => {
    const english = { texts: { a: 'A en' }, overrides: {} };
    expect(layerTexts([spanish, english])).toEqual({ a: 'A en', b: 'B es marca' });
  });

  it('takes the wording of a brand for a text that the language lacks', () => {
    const english = { texts: { a: 'A en' }, overrides: { b: 'B en brand' } };
    expect(layerTexts([spanish, english])).toEqual({ a: 'A en', b: 'B en brand' });
  });
});
