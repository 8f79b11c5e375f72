import { expect, it } from 'vitest';
import { isLocalHost } from './local-host.ts';

it.each([
  'localhost',
  'illes.localhost',
  'LOCALHOST',
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.20',
  '172.16.0.1',
  '[::1]',
  '[fd00::1]',
])('takes %s as local', (host) => expect(isLocalHost(host)).toBe(true));

it.each([
  'practicas.example',
  '172.32.0.1',
  '100.1.2.3',
  '10.example',
  '127.example',
  'fd00.example',
  '[2001:db8::1]',
])('does not take %s as local', (host) => expect(isLocalHost(host)).toBe(false));
