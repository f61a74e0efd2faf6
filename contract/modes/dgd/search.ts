import * as v from 'valibot';

import { SERVICE_TYPES } from '../../../domain/desk/services';
import type { DgdDetail, DgdOffer } from '../../../domain/modes/dgd/detail';
import { LONGEST_BROUGHT } from '../../../domain/desk/brought';
import { type DgdSearch, LONGEST_FROM } from '../../../domain/modes/dgd/search';
import { offer } from '../../offers/offers';

export const serviceType = v.picklist(SERVICE_TYPES, '服务类型不存在');

export const dgdEntries = {
  type: serviceType,
  unNo: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))), null),
  brought: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_BROUGHT)), ''),
  from: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_FROM)), ''),
};

export const dgdSearch = v.object(dgdEntries) satisfies v.GenericSchema<unknown, DgdSearch>;

export const dgdDetail = v.object({
  type: serviceType,
  hours: v.number(),
  canRush: v.boolean(),
}) satisfies v.GenericSchema<unknown, DgdDetail>;

export const dgdOffer = v.object({ ...offer.entries, detail: dgdDetail }) satisfies v.GenericSchema<unknown, DgdOffer>;
