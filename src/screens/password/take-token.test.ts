import { expect, it } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { takeToken } from './take-token.ts';

const at = (address: string): Pick<Location, 'pathname' | 'search' | 'hash'> =>
  new URL(address, 'http://portal.example');

it('takes the token out of the address and leaves the rest there', () => {
  const storage = memoryStorage();
  expect(takeToken(at('/restablecer-login?a=1&token=x%2By&b=2#c'), storage, 'k')).toEqual({
    token: 'x+y',
    address: '/restablecer-login?a=1&b=2#c',
  });
  expect(takeToken(at('/establecer-login?token=otro'), storage, 'k').address).toBe('/establecer-login');
});

it('still has it after a reload, until another link comes', () => {
  const storage = memoryStorage();
  takeToken(at('/restablecer-login?token=uno'), storage, 'k');
  expect(takeToken(at('/restablecer-login'), storage, 'k')).toEqual({ token: 'uno' });
  takeToken(at('/restablecer-login?token=dos'), storage, 'k');
  expect(takeToken(at('/restablecer-login'), storage, 'k')).toEqual({ token: 'dos' });
});

it('takes an empty token for none', () => {
  expect(takeToken(at('/restablecer-login?token='), memoryStorage(), 'k')).toEqual({
    address: '/restablecer-login',
  });
  expect(takeToken(at('/restablecer-login'), memoryStorage(), 'k')).toEqual({});
});
