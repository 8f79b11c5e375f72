import type * as calls from '#core/contract/calls/events.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { event } from '../examples.ts';
import { eventInPath } from './parameters.ts';

export const eventCallDocs = {
  dameFichaEvento: { params: eventInPath },
  dameFichaEventoPublico: { params: eventInPath },
  inscribirseEnEvento: {
    request: {
      idEvento: describe('Id of the event.', event.id),
      urlEvento: describe('`urlAcceso` of the same event; 74 if it is of another.', event.url),
    },
  },
} satisfies CallDocs<typeof calls>;
