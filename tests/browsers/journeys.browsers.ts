import { describe, it } from 'vitest';
import { journeyBrand, journeys } from '../support/journeys/journeys.ts';
import { walkerIn } from '../support/journeys/walker.ts';
import { startLivePortal } from '../support/portal/live-portal.ts';
import { otherBrowsers } from './engines/installed.ts';

describe.each(otherBrowsers)('in $name', ({ start }) => {
  it.each(journeys)('$title', async ({ walk }) => {
    const portal = await startLivePortal(journeyBrand);
    const engine = await start();
    try {
      await walk(walkerIn(engine, portal));
    } finally {
      await engine.close();
      await portal.close();
    }
  });
});
