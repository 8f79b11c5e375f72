import { callList, type CallName } from '#core/contract/calls/index.ts';
import { errorCodes } from '#core/contract/error-codes.ts';
import { faultKinds } from '../../http/fault-injection.ts';
import { textId } from '../../texts/texts.ts';
import type { ConsoleResource } from '../resource.ts';
import { resetData } from '../reset.ts';
import { ValueError } from '../values.ts';

/** Maximum days that one action advances the clock by. */
const maxDays = 366;

/** Tools for the sandbox itself. */
export const tools: ConsoleResource = {
  creates: ['travel', 'fail', 'failNoMore', 'reset'],

  actions: {
    travel: {
      fields: () => [{ name: 'days', type: 'number', value: 7 }],
      run: (_, __, values, { time }) => time.advance(values.number('days', 1, maxDays)),
    },
    fail: {
      fields: ({ texts: { t } }) => [
        {
          name: 'failure',
          type: 'choice',
          options: faultKinds.map((kind) => [kind, t(textId(`console.failure.${kind}`))]),
        },
        { name: 'status', type: 'choice', options: errorCodes.map((code) => [String(code), String(code)]) },
        { name: 'seconds', type: 'number', value: 0 },
        {
          name: 'call',
          type: 'text',
          options: callList.map(({ name }) => [name, name]),
          optional: true,
        },
        { name: 'times', type: 'number', value: 1 },
      ],
      run: (_, __, values, { faultInjection }) => {
        const call = values.optional('call');
        const known = callList.find(({ name }) => name === call);
        if (!known && call !== undefined) throw new ValueError('call', 'choice');
        faultInjection.add({
          kind: values.oneOf('failure', faultKinds),
          status: values.number('status', 1, 999),
          seconds: values.number('seconds', 0, 60),
          ...(known && { call: known.name as CallName }),
          times: values.number('times', 1, 1000),
        });
      },
    },
    failNoMore: { run: (_, __, ___, { faultInjection }) => faultInjection.clear() },
    reset: {
      destructive: true,
      ownTransaction: true,
      run: (_, __, ___, { db, brand, time, content }) => {
        time.reset();
        resetData(db, brand, time.now(), content);
      },
    },
  },
};
