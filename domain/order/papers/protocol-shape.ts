import * as v from 'valibot';

import { PROTOCOL_IDS } from './protocol';

/** Texts and editions an order was agreed under; an older gateway omits which text. */
export const agreedTo = {
  protocolVersion: v.string(),
  protocol: v.optional(v.picklist(PROTOCOL_IDS)),
  chargesEdition: v.optional(v.string()),
};
