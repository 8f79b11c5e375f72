import { callList, type CallName } from '#api/calls/index.ts';
import { errorTable } from '#api/error-table.ts';
import { momentOf } from '../clock.ts';
import { type ForcedKind, forcedKinds } from '../http/forced.ts';
import { html } from '../pages/template.ts';
import { resetData } from '../university/reset.ts';
import type { ConsoleForm } from './form.ts';
import { input, select } from './inputs.ts';
import { ValueError } from './values.ts';

const kindTexts: Readonly<Record<ForcedKind, string>> = {
  status: 'Answer with a code',
  delay: 'Answer late',
  shape: 'JSON of another shape',
  truncated: 'Truncated JSON',
  html: 'HTML instead of JSON',
  http500: 'HTTP status 500',
};

/** What is done with the sandbox itself, by the last part of the address. */
export const sandboxForms: Readonly<Record<string, ConsoleForm>> = {
  fail: {
    title: 'Make the next calls fail',
    button: 'Make them fail',
    fields: () =>
      html`${select(
        'kind',
        'How',
        forcedKinds.map((it) => [it, kindTexts[it]]),
      )}${select(
        'status',
        'Code, if with a code',
        Object.keys(errorTable).map((it) => [it, it]),
      )}${input('seconds', 'Seconds to wait', 'number', { value: '0' })}${select('call', 'Which call', [
        ['*', 'Any'],
        ...callList.map(({ name }) => [name, name] as const),
      ])}${input('times', 'How many times', 'number', { value: '1' })}`,
    act: ({ forced }, values) => {
      const call = values.text('call');
      const known = callList.find(({ name }) => name === call);
      if (!known && call !== '*') throw new ValueError('There is no such call.');
      const times = values.number('times', 1, 1000);
      forced.add({
        kind: values.oneOf('kind', forcedKinds),
        status: values.number('status', 1, 999),
        seconds: values.number('seconds', 0, 60),
        ...(known ? { call: known.name as CallName } : {}),
        times,
      });
      return times === 1 ? 'The next call fails.' : `The next ${times} calls fail.`;
    },
  },
  'fail-no-more': {
    title: 'Let all calls work again',
    button: 'Fail no more',
    fields: () => html``,
    act: ({ forced }) => {
      forced.clear();
      return 'Nothing fails by hand any more.';
    },
  },
  reset: {
    title: 'Make the data anew',
    button: 'Reset the data',
    fields: () => html`<p>Everything that was done since the start is lost.</p>`,
    ownTransaction: true,
    act: ({ db, brand, clock, content }) => {
      resetData(db, brand, momentOf(clock()), content);
      return 'The data is as at the start.';
    },
  },
};
