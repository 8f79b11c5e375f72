import { describe, expect, it } from 'vitest';
import { asSentRequest, asStoredRequest } from './sent-requests.ts';

describe('a sent request', () => {
  it('keeps its stored format, with the attempts as `said`', () => {
    const request = { before: [1], attempts: ['a', 'b'], until: 5 };
    const stored: unknown = JSON.parse(JSON.stringify(asStoredRequest(request)));
    expect(stored).toEqual({ before: [1], said: ['a', 'b'], until: 5 });
    expect(asSentRequest(stored)).toEqual(request);
  });

  it('is read from the format of earlier versions, and not from other values', () => {
    expect(asSentRequest([1, 2])).toEqual({ before: [1, 2], attempts: [], until: 0 });
    expect(asSentRequest(null)).toBeUndefined();
    expect(asSentRequest({ before: [1], until: 5 })).toBeUndefined();
  });
});
