import { afterAll, describe, expect, it } from 'vitest';
import { fixtureBrands } from '../../tests/support/build/fixture-brands.ts';
import { runCommand } from '../../tests/support/run-command.ts';

const warned = fixtureBrands('third-party-before-consent');
afterAll(() => warned.remove());

describe('npm run check -- --legal', () => {
  it('reports for each duty how it is met, what is missing at which line, or who else is responsible', async () => {
    const { code, stdout } = await runCommand(
      'check',
      '--legal',
      '--format',
      'json',
      '--brands-dir',
      warned.brandsDir,
    );
    expect(code).toBe(0);
    const duties = JSON.parse(stdout) as Record<'law' | 'what' | 'state' | 'text' | 'place', string>[];
    expect(duties.length).toBeGreaterThanOrEqual(30);
    const dutyOf = (what: string) => duties.find((duty) => duty.what === what);
    expect(dutyOf('who runs the portal')).toMatchObject({
      state: 'missing',
      place: expect.stringMatching(/brand\.yaml:\d+$/) as string,
    });
    expect(
      dutyOf('nothing of others before consent, refusing as easy as accepting, withdrawal at any time'),
    ).toMatchObject({
      state: 'missing',
      text: expect.stringContaining('built-in consent banner') as string,
    });
    // Pages are named by their file in each language.
    const notice = dutyOf('legal notice in every language');
    expect(notice?.state).toBe('met');
    expect(notice?.text).toMatch(
      /\/content\/es\/aviso-legal\.md`(, `[^`]+\/content\/\w+\/aviso-legal\.md`)*$/,
    );
    expect(dutyOf('record of processing activities')).toMatchObject({
      state: 'elsewhere',
      text: 'the institution',
    });
    // Duties name the acts that readers know.
    const laws = duties.map(({ law }) => law).join('; ');
    for (const act of [
      'RD 1112/2018',
      'Ley 34/2002',
      'Ley 11/2023',
      'RGPD, art. 13',
      'RGPD, art. 14',
      'RD 592/2014, art. 5',
      'RD 592/2014, arts. 13–16',
      'RDL 2/2023',
      'Ley 15/2022',
      'LO 3/2007',
      'RD 311/2022',
      'Ley 2/2023',
    ])
      expect(laws).toContain(act);
    for (const act of [
      'LOPDGDD, art. 7',
      'LO 8/2021, art. 57',
      'Reglamento (UE) 2024/1689',
      'RD 659/2023, art. 157',
      'Ley 2/2023, arts. 10, 13 y 25',
    ])
      expect(laws).toContain(act);
    expect(dutyOf('pages that everyone can use (EN 301 549)')?.text).toContain('npm run audit');
    expect(duties.filter(({ text, law }) => !text || !law)).toEqual([]);
  });

  it('follows what an institution teaches and whether minors study there', async () => {
    const { stdout } = await runCommand('check', '--legal', '--format', 'json');
    const all = JSON.parse(stdout) as Record<'brand' | 'law' | 'what' | 'state', string>[];
    const states = (what: string) =>
      Object.fromEntries(all.filter((duty) => duty.what === what).map(({ brand, state }) => [brand, state]));
    expect(states('agreement of educational cooperation')).toMatchObject({
      meridia: 'met',
      ribera: 'notApplicable',
    });
    expect(states('training plan of each student, agreed with the company')).toEqual({
      encina: 'notApplicable',
      illes: 'notApplicable',
      meridia: 'notApplicable',
      montclar: 'elsewhere',
      ribera: 'elsewhere',
    });
    expect(states('protection of the data of minors from companies')).toMatchObject({
      meridia: 'notApplicable',
      montclar: 'met',
      ribera: 'met',
    });
    expect(states('way to the internal reporting channel, from the home page')).toEqual({
      encina: 'elsewhere',
      illes: 'met',
      meridia: 'met',
      montclar: 'met',
      ribera: 'met',
    });
    for (const whose of ['students and graduates', 'company representatives'])
      expect(
        new Set(
          Object.values(states(`how long the data of ${whose} are kept, stated where they see their data`)),
        ),
      ).toEqual(new Set(['met']));
    expect(Object.values(states('how the fit with a vacancy is made, said in the privacy policy'))).toContain(
      'met',
    );
    expect(all.filter(({ state }) => state === 'missing').map(({ what }) => what)).not.toContain(
      'how the fit with a vacancy is made, said in the privacy policy',
    );
  });
});
