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

describe('the view of a refused read', () => {
  it.each(errorCodes.filter((code) => code !== 500))('has the text of the table for %i', (code) => {
    const { reason, mayPass } = failureView({ ok: false, kind: 'error', code }, from);
    expect(reason).toMatchObject({ id: errorOf(code).text });
    expect(mayPass).toBe(code === 1);
  });

  it.each([5, 50, 93, 777])('has the number of an unknown code, and may pass: %i', (code) => {
    expect(failureView({ ok: false, kind: 'error', code }, from)).toEqual({
      reason: { id: 'errors.unknown', values: { code } },
      mayPass: true,
    });
  });

  it('is only a retry after a lost answer', () => {
    const failure = { ok: false, kind: 'unavailable', code: 500, reason: 'network' } as const;
    expect(failureView(failure, from)).toEqual({ mayPass: true });
  });

  it('has the message of the server where the table allows it', () => {
    const failure = { ok: false, kind: 'message', code: 90, message: 'Ven a secretaría' } as const;
    expect(failureView(failure, from).reason).toEqual({ words: 'Ven a secretaría' });
  });

  it('has the reason of the server for an action that is not allowed', () => {
    const failure = { ok: false, kind: 'error', code: 48, motivo: 'La oferta es de otro curso.' } as const;
    expect(failureView(failure, from)).toMatchObject({
      reason: { id: 'errors.actionNotAllowed' },
      more: 'La oferta es de otro curso.',
    });
  });

  it('does not repeat the error of the banner, and has no retry', () => {
    expect(failureView({ ok: false, kind: 'error', code: 9 }, from, 9)).toEqual({ mayPass: false });
  });

  it('links to the page of the table', () => {
    const { link } = failureView({ ok: false, kind: 'error', code: 21 }, from);
    expect(link).toMatchObject({ href: '/', label: 'actions.goHome' });
  });
});
