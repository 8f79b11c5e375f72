import { describe, expect, it } from 'vitest';
import { errorCodes } from '#core/contract/error-codes.ts';
import { errorOf } from '#core/status-messages/errors.ts';
import { failureView } from './failure-view.ts';
import type { MessageContext } from './message-context.ts';

const from: MessageContext = {
  side: 'student',
  route: 'placements',
  login: 'login',
  paths: { home: '/', cv: '/cv' },
  params: {},
};

describe('what is shown of a read that the server refused', () => {
  it.each(errorCodes.filter((code) => code !== 500))('has the text of the table for %i', (code) => {
    const { reason, mayPass } = failureView({ ok: false, kind: 'error', code }, from);
    expect(reason).toMatchObject({ id: errorOf(code).text });
    expect(mayPass).toBe(code === 1);
  });

  it.each([5, 50, 93, 777])('names the number of a code that nobody knows, and may pass: %i', (code) => {
    expect(failureView({ ok: false, kind: 'error', code }, from)).toEqual({
      reason: { id: 'errors.unknown', values: { code } },
      mayPass: true,
    });
  });

  it('is nothing but another try where no answer came', () => {
    const failure = { ok: false, kind: 'unavailable', code: 500, reason: 'network' } as const;
    expect(failureView(failure, from)).toEqual({ mayPass: true });
  });

  it('lets the server speak where the table has its words', () => {
    const failure = { ok: false, kind: 'message', code: 90, message: 'Ven a secretaría' } as const;
    expect(failureView(failure, from).reason).toEqual({ words: 'Ven a secretaría' });
  });

  it('says why something is not allowed, where the server does', () => {
    const failure = { ok: false, kind: 'error', code: 48, motivo: 'La oferta es de otro curso.' } as const;
    expect(failureView(failure, from)).toMatchObject({
      reason: { id: 'errors.actionNotAllowed' },
      more: 'La oferta es de otro curso.',
    });
  });

  it('does not say again what the banner says, and offers no other try', () => {
    expect(failureView({ ok: false, kind: 'error', code: 9 }, from, 9)).toEqual({ mayPass: false });
  });

  it('leads to where something can be done about it', () => {
    const { link } = failureView({ ok: false, kind: 'error', code: 21 }, from);
    expect(link).toMatchObject({ href: '/', label: 'actions.goHome' });
  });
});
