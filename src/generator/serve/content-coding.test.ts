import { describe, expect, it } from 'vitest';
import { acceptedCoding } from './content-coding.ts';

describe('the content coding for a client', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['GZIP, BR', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br; q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['br;q=nonsense', undefined],
  ])('that accepts %j is %j', (header, expected) => {
    expect(acceptedCoding(header)).toBe(expected);
  });
});
