import { LCL_LOAD } from '../../../domain/modes/lcl/load';
import type { LclRowText } from '../../../domain/modes/lcl/search';
import type { Load } from '../../../domain/offer/load';
import { selectLoadRows } from '../../../machines/booking/load-rows';
import { loadOf } from '../../../machines/booking/load-rows/load-rows.rules';
import { describeModel } from '../../support/model/describe-model';
import { loadRowsPlan } from '../../support/plans/booking/load-rows.plan';

/** As an address writes it: a row nobody has written into is not said. */
const said = (load: ReturnType<typeof loadOf>) => JSON.stringify(LCL_LOAD.words(load as Load<LclRowText>));

describeModel(loadRowsPlan, {
  invariants: {
    'there is always a row to type into': ({ context }) => context.rows.length > 0,
    'no two rows share a name': ({ context: { rows } }) => new Set(rows.map(({ key }) => key)).size === rows.length,
    'while nobody types, the address says these goods': (now) =>
      now.hasTag('typing') || now.context.told === null || said(loadOf(now.context)) === said(now.context.told),
    'what is not dangerous is looked up by nobody': (now) => {
      const { isDanger, rows } = selectLoadRows(now);
      return isDanger === 'Y' || rows.every(({ identity }) => identity.kind !== 'known');
    },
  },
});
