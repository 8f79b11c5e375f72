import { expect, it } from 'vitest';
import { faultsOf } from './styles.ts';

it('reports rules outside of layers and colours that are not tokens', () => {
  const layered = (declarations: string): string => `@layer base { .a { ${declarations} } }`;
  expect(
    faultsOf(
      layered(
        'color: var(--color-text); border: 1px solid currentColor; outline-color: CanvasText; fill: transparent; --x: 1px',
      ),
    ),
  ).toEqual([]);
  expect(faultsOf('.a { color: var(--color-text) }')).toHaveLength(1);
  expect(faultsOf('@media print { .a { display: none } }')).toHaveLength(1);
  for (const colour of ['#fff', 'white', 'RebeccaPurple', 'rgb(0 0 0 / 5%)', '1px solid oklch(50% 0 0)'])
    expect(faultsOf(layered(`background: ${colour}`)), colour).toHaveLength(1);
  expect(faultsOf(layered('--own: #123456'))).toHaveLength(1);
  expect(faultsOf(layered('--own: #123456'), true)).toEqual([]);
});
