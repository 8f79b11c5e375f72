import { expect, it } from 'vitest';
import { chooseTheme } from './theme-choice.ts';

it('prefers the choice of the visitor', () => {
  expect(chooseTheme('true', 'off', false)).toBe('dark');
  expect(chooseTheme('false', 'on', true)).toBe('light');
});

it('follows the brand, and the system only where the brand says so', () => {
  expect(chooseTheme(undefined, 'on', false)).toBe('dark');
  expect(chooseTheme(undefined, 'off', true)).toBe('light');
  expect(chooseTheme(undefined, 'sistema', true)).toBe('dark');
  expect(chooseTheme(undefined, 'sistema', false)).toBe('light');
});

it.each(['', 'TRUE', '1', 'dark', '{}'])('takes the stored value "%s" as no choice', (stored) => {
  expect(chooseTheme(stored, 'sistema', true)).toBe('dark');
  expect(chooseTheme(stored, 'sistema', false)).toBe('light');
});
