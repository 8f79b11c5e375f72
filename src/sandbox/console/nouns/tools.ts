import { callList, type CallName } from '#core/contract/calls/index.ts';
import { errorCodes } from '#core/contract/error-codes.ts';
import { forcedKinds } from '../../http/forced.ts';
import { textId } from '../../texts/texts.ts';
import type { Noun } from '../noun.ts';
import { resetData } from '../reset.ts';
import { ValueError } from '../values.ts';

/** Most days of one journey. */
const farthest = 366;

/** What is done with the sandbox itself. */
export const tools: Noun = {
  creates: ['travel', 'fail', 'failNoMore', 'reset'],

  acts: {
    travel: {
      fields: () => [{ name: 'days', type: 'number', value: 7 }],
      run: (_, __, values, { time }) => time.travel(values.number('days', 1, farthest)),
    },
    fail: {
      fields: ({ texts: { t } }) => [
        {
          name: 'failure',
          type: 'choice',
          options: forcedKinds.map((it) => [it, t(textId(`console.failure.${it}`))]),
        },
        { name: 'status', type: 'choice', options: errorCodes.map((it) => [String(it), String(it)]) },
        { name: 'seconds', type: 'number', value: 0 },
        {
          name: 'call',
          type: 'text',
          options: callList.map(({ name }) => [name, name]),
          optional: true,
        },
        { name: 'times', type: 'number', value: 1 },
      ],
      run: (_, __, values, { forced }) => {
        const call = values.optional('call');
        const known = callList.find(({ name }) => name === call);
        if (!known && call !== undefined) throw new ValueError('call', 'choice');
        forced.add({
          kind: values.oneOf('failure', forcedKinds),
          status: values.number('status', 1, 999),
          seconds: values.number('seconds', 0, 60),
          ...(known && { call: known.name as CallName }),
          times: values.number('times', 1, 1000),
        });
      },
    },
    failNoMore: { run: (_, __, ___, { forced }) => forced.clear() },
    reset: {
      harsh: true,
      ownTransaction: true,
      run: (_, __, ___, { db, brand, time, content }) => {
        time.reset();
        resetData(db, brand, time.now(), content);
      },
    },
  },
};
