import { globSync } from 'node:fs';
import { programPath } from '../../hosts/engines/program.ts';
import type { Engine } from '../../support/journeys/engine.ts';
import { startFirefox } from './bidi.ts';
import { startScreen } from './screen.ts';
import { startWebDriver } from './web-driver.ts';

interface OtherBrowser {
  name: string;
  /** Required programs, with their Debian packages. */
  needs: readonly { path: string | undefined; package: string }[];
  start: () => Promise<Engine>;
}

const firefox = programPath('firefox-esr') ?? programPath('firefox');
const webKitDriver = programPath('WebKitWebDriver');
const webKit = globSync('/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser')[0];
const screen = programPath('Xvfb');

/** Browsers with other engines than the one of the end-to-end tests. */
export const otherBrowsers: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    needs: [{ path: firefox, package: 'firefox-esr' }],
    start: () => startFirefox(firefox ?? ''),
  },
  {
    name: 'WebKit',
    needs: [
      { path: webKitDriver, package: 'webkit2gtk-driver' },
      { path: webKit, package: 'webkit2gtk-driver' },
      { path: screen, package: 'xvfb' },
    ],
    start: async () => {
      // It needs an X display, here a virtual one.
      const display = await startScreen(screen ?? '');
      const engine = await startWebDriver(
        webKitDriver ?? '',
        { 'webkitgtk:browserOptions': { binary: webKit, args: ['--automation'] } },
        { DISPLAY: display.name, GDK_BACKEND: 'x11' },
      );
      return {
        ...engine,
        close: async () => {
          await engine.close();
          display.close();
        },
      };
    },
  },
];
